import { OrdersTab } from '#features/orders/web/public.ts'

import { ShopComing } from './shop-coming.tsx'

/** What is ordered, also while it can be paid for in the salon only. */
export default function OrdersSection() {
  return <OrdersTab notice={<ShopComing />} />
}
