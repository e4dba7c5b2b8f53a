import { lazy } from 'react'

export { OrderStatusChip } from './display/order-status-chip.tsx'
export { orderAddress } from './order-address.ts'

/** Every order, a section of the admin panel. */
export const OrdersTab = lazy(() => import('./admin/orders-tab.tsx'))
/** How many wait for somebody in the shop, beside the section's name. */
export const OpenOrdersCount = lazy(() => import('./admin/open-orders-count.tsx'))

/** The own ones, a part of the profile. */
export const OrderHistory = lazy(() => import('./history/order-history.tsx'))
export { placeOrder } from './place-order.ts'
