import { lazy } from 'react'

export { OrderStatusChip } from './display/order-status-chip.tsx'
export { orderAddress } from './order-address.ts'

export const OrdersTab = lazy(() => import('./admin/orders-tab.tsx'))
export const OpenOrdersCount = lazy(() => import('./admin/open-orders-count.tsx'))

export const OrderHistory = lazy(() => import('./history/order-history.tsx'))
export { placeOrder } from './place-order.ts'
