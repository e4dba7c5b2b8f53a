import { ProductsTab } from '#features/products/web/public.ts'

import { ShopComing } from './shop-coming.tsx'

/** What the shop sells, also while it can be paid for in the salon only. */
export default function ProductsSection() {
  return <ProductsTab notice={<ShopComing />} />
}
