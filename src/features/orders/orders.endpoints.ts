import { adminOnly, anyUser } from '#shared/access.ts'
import { endpoint } from '#shared/endpoint.ts'

const contract = () => import('./orders.contract.ts')

export const placeOrder = endpoint('POST /orders', 'public', {
  contract,
  body: 'orderRequestSchema',
  answer: 'orderAnswerSchema',
  status: 201,
})

/** The same under the path of S1 (C-38). */
export const placeProductOrder = { ...placeOrder, path: '/products/orders' } as const

/** The own ones. */
export const ownOrders = endpoint('GET /products/orders', anyUser, {
  contract,
  query: 'ownOrdersQuerySchema',
  answer: 'ordersAnswerSchema',
})
/** The same under a shorter path. */
export const myOrders = { ...ownOrders, path: '/orders' } as const

/** The own one, or any for the owner. Beyond the documents. */
export const oneOrder = endpoint('GET /orders/:id', anyUser, { contract, answer: 'oneOrderAnswerSchema' })

export const adminOrders = endpoint('GET /products/orders/admin', adminOnly, {
  contract,
  query: 'adminOrdersQuerySchema',
  answer: 'ordersAnswerSchema',
})

/** Beyond the documents. */
export const openOrders = endpoint('GET /products/orders/open', adminOnly, {
  contract,
  answer: 'openOrdersAnswerSchema',
})

export const changeOrderStatus = endpoint('PATCH /products/orders/:id/status', adminOnly, {
  contract,
  body: 'statusRequestSchema',
  answer: 'orderAnswerSchema',
})

/** CSV. */
export const exportOrders = endpoint('GET /admin/exports/orders.csv', adminOnly)
