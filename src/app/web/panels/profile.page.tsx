import { lazy, Suspense } from 'react'

import { profileScreenTexts } from '#features/accounts/profile-screens.it.ts'
import { shopTitle } from '#features/settings/web/use-public-settings.ts'
import { FadeSkeleton } from '#ui/feedback/fade-skeleton.tsx'

const ProfileScreen = lazy(() => import('#features/accounts/web/profile-screen.tsx'))
const OrderHistory = lazy(() => import('#features/orders/web/order-history.tsx'))

export function meta() {
  return [{ title: shopTitle(profileScreenTexts.pageTitle) }]
}

/** Passes the orders in, because the accounts feature must not import orders. */
export default function ProfilePage() {
  return (
    <Suspense>
      <ProfileScreen
        orders={
          <Suspense fallback={<FadeSkeleton block height={320} />}>
            <OrderHistory />
          </Suspense>
        }
      />
    </Suspense>
  )
}
