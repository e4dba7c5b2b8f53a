import { adminOnly, anyUser } from '#shared/contracts/access.ts'
import { endpoint, endpoints } from '#shared/contracts/endpoint.ts'

const contract = () => import('./orders.contract.ts')

export const { placeOrder } = endpoints(contract, 'public', {
  placeOrder: 'POST /orders',
})

export const { ownOrders, oneOrder } = endpoints(contract, anyUser, {
  ownOrders: 'GET /products/orders',
  /** The account's own order; any order for the owner. Not in the API documents. */
  oneOrder: 'GET /orders/:id',
})

export const { adminOrders, openOrders, changeOrderStatus } = endpoints(contract, adminOnly, {
  adminOrders: 'GET /products/orders/admin',
  /** Not in the API documents. */
  openOrders: 'GET /products/orders/open',
  changeOrderStatus: 'PATCH /products/orders/:id/status',
})

/** The same under the path of S1 (C-38). */
export const placeProductOrder = { ...placeOrder, path: '/products/orders' } as const

export const myOrders = { ...ownOrders, path: '/orders' } as const

/** CSV. */
export const exportOrders = endpoint('GET /admin/exports/orders.csv', adminOnly)
