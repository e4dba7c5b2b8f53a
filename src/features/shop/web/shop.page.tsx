import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router'

import { pageMeta } from '#features/settings/web/page-meta.ts'
import { useHydrated } from '#ui/browser/use-hydrated.ts'
import { PagePlaceholder } from '#ui/feedback/page-placeholder.tsx'

import { shopTexts as texts } from '../shop.it.ts'
import { isCheckout } from './addresses.ts'
import { AbandonedOrderOffer } from './checkout/abandoned-order-offer.tsx'
import { useAbandonedCheckout } from './checkout/use-abandoned-checkout.ts'
import Shop from './shop.tsx'
import { usePlacedOrder } from './use-placed-order.ts'

const Checkout = lazy(() => import('./checkout/checkout.tsx'))

export const meta = () => pageMeta({ ...texts, pageTitle: texts.title })

/** SHOP-10. */
export default function ShopPage() {
  const isHydrated = useHydrated()
  const [search] = useSearchParams()
  const isPaying = isHydrated && isCheckout(search)
  const isPlaced = usePlacedOrder()
  useAbandonedCheckout(!isCheckout(search) && !isPlaced)
  return (
    <>
      {isHydrated && <AbandonedOrderOffer isPaying={isPaying} />}
      {isPaying ? (
        <Suspense fallback={<PagePlaceholder height={480} />}>
          <Checkout />
        </Suspense>
      ) : (
        <Shop />
      )}
    </>
  )
}
