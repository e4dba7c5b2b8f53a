import { ProductsTab } from '#features/products/web/public.ts'

import { ShopComing } from './shop-coming.tsx'

export default function ProductsSection() {
  return <ProductsTab notice={<ShopComing />} />
}
