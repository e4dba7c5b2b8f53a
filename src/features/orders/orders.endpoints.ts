import { adminOnly, anyUser } from '#shared/access.ts'
import { endpoint } from '#shared/endpoint.ts'

const contract = () => import('./orders.contract.ts')

export const placeOrder = endpoint('POST /orders', 'public', contract, 'placeOrder')

/** The same under the path of S1 (C-38). */
export const placeProductOrder = { ...placeOrder, path: '/products/orders' } as const

/** The own ones. */
export const ownOrders = endpoint('GET /products/orders', anyUser, contract, 'ownOrders')
/** The same under a shorter path. */
export const myOrders = { ...ownOrders, path: '/orders' } as const

/** The own one, or any for the owner. Beyond the documents. */
export const oneOrder = endpoint('GET /orders/:id', anyUser, contract, 'oneOrder')

export const adminOrders = endpoint('GET /products/orders/admin', adminOnly, contract, 'adminOrders')

/** Beyond the documents. */
export const openOrders = endpoint('GET /products/orders/open', adminOnly, contract, 'openOrders')

export const changeOrderStatus = endpoint('PATCH /products/orders/:id/status', adminOnly, contract, 'changeOrderStatus')

/** CSV. */
export const exportOrders = endpoint('GET /admin/exports/orders.csv', adminOnly)
