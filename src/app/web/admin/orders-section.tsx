import { lazy } from 'react'

import { ShopComing } from './shop-coming.tsx'

const OrdersTab = lazy(() => import('#features/orders/web/orders-tab.tsx'))

export default function OrdersSection() {
  return <OrdersTab notice={<ShopComing />} />
}
