import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'

import { productQuery } from '#features/products/web/shop-queries.ts'
import { shopTitle } from '#features/settings/web/use-public-settings.ts'
import { useHydrated } from '#ui/browser/use-hydrated.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { HttpError } from '#ui/http/http-client.ts'

import { shopTexts } from '../shop.it.ts'
import { productKey } from './addresses.ts'
import { useAbandonedCheckout } from './checkout/use-abandoned-checkout.ts'
import { MissingProduct } from './missing-product.tsx'
import { ProductPlaceholder } from './product-placeholder.tsx'
import { ProductView } from './product-view.tsx'

/** Empty, because the server writes the product's title and metadata into the page. */
export function meta() {
  return []
}

export default function ProductPage() {
  const isHydrated = useHydrated()
  const [search] = useSearchParams()
  useAbandonedCheckout(true)
  if (!isHydrated) return <ProductPlaceholder />
  const id = search.get(productKey)
  return id ? <OneProduct key={id} id={id} /> : <MissingProduct />
}

function OneProduct({ id }: { id: string }) {
  const client = useQueryClient()
  const product = useQuery(productQuery(client, id))
  if (product.error instanceof HttpError && product.error.status === 404) return <MissingProduct />
  if (product.data)
    return (
      <>
        <title>{shopTitle(product.data.name)}</title>
        <ProductView product={product.data} />
      </>
    )
  if (product.isPending) return <ProductPlaceholder />
  return (
    <div className="wrap sec">
      <Notice kind="error" message={shopTexts.loadFailed} onRetry={() => void product.refetch()} />
    </div>
  )
}
