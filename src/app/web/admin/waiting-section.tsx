import { lazy, Suspense } from 'react'

const WaitingListTab = lazy(() => import('#features/waiting-list/web/waiting-list-tab.tsx'))
const OfferLog = lazy(() => import('#features/waiting-list/web/offer-log.tsx'))

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
