import { Suspense } from 'react'

import { WaitingListTab } from '#features/waiting-list/web/public.ts'
import { OfferLog } from '#features/waiting-offers/web/public.ts'

/** The waiting list, and below it the offers of freed slots. */
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
