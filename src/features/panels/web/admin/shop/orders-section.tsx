import { OrdersTab } from '#features/orders/web/public.ts'

import { ShopComing } from './shop-coming.tsx'

/** The orders, with a notice while the shop cannot take cards. */
export default function OrdersSection() {
  return <OrdersTab notice={<ShopComing />} />
}
