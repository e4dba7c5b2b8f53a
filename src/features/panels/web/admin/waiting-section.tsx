import { Suspense } from 'react'

import { WaitingListTab } from '#features/waiting-list/web/public.ts'
import { OfferLog } from '#features/waiting-offers/web/public.ts'

export default function WaitingSection() {
  return (
    <>
      <WaitingListTab />
      <Suspense>
        <OfferLog />
      </Suspense>
    </>
  )
}
