import { lazy } from 'react'

import { ShopPlaceholderSection } from './shop-placeholder.tsx'

const ProductsTab = lazy(() => import('#features/products/web/products-tab.tsx'))

export default function ProductsSection() {
  return <ProductsTab notice={<ShopPlaceholderSection />} />
}
