import { Suspense } from 'react'

import { profileScreenTexts } from '#features/accounts/profile-screens.it.ts'
import { ProfileScreen } from '#features/accounts/web/public.ts'
import { OrderHistory } from '#features/orders/web/public.ts'
import { shopTitle } from '#features/studio/web/public.ts'
import { FadeSkeleton } from '#ui/feedback/fade-skeleton.tsx'

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
