import { lazy } from 'react'

import { ShopComing } from './shop-coming.tsx'

const ProductsTab = lazy(() => import('#features/products/web/products-tab.tsx'))

export default function ProductsSection() {
  return <ProductsTab notice={<ShopComing />} />
}
