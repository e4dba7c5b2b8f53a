import { ProductsTab } from '#features/products/web/public.ts'

import { ShopComing } from './shop-coming.tsx'

/** The products, with a notice while the shop cannot take cards. */
export default function ProductsSection() {
  return <ProductsTab notice={<ShopComing />} />
}
