import { lazy } from 'react'

import { ShopPlaceholderSection } from './shop-placeholder.tsx'

const OrdersTab = lazy(() => import('#features/orders/web/orders-tab.tsx'))

export default function OrdersSection() {
  return <OrdersTab notice={<ShopPlaceholderSection />} />
}
