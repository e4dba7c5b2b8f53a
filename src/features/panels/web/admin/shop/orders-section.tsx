import { OrdersTab } from '#features/orders/web/public.ts'

import { ShopComing } from './shop-coming.tsx'

export default function OrdersSection() {
  return <OrdersTab notice={<ShopComing />} />
}
