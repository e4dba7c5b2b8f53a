import type { Shortage, ReservedProduct } from '#features/products/server/stock-table.ts'
import { retryOnConstraint } from '#platform/database/constraint-errors.ts'
import { AppError, errorsOf } from '#platform/http/errors.ts'
import { centimesToChf } from '#shared/money.ts'

import { ordersErrorTexts, ordersTexts } from '../orders.it.ts'

retryOnConstraint('orders_customer_id_fkey')

export const orderError = errorsOf(ordersErrorTexts, {
  402: ['ORDER_UNPAID'],
  404: ['ORDER_NOT_FOUND'],
  409: ['ORDER_DISPUTED', 'OUT_OF_STOCK', 'PRICES_CHANGED', 'TOO_MANY_RESERVATIONS', 'TOO_MANY_PIECES'],
})

/** Error with details for the customer's cart: the `available` quantity of each short product. */
export function shortageError(short: readonly Shortage[]): AppError {
  const { code, status } = orderError('OUT_OF_STOCK')
  return new AppError(code, status, short.map(sentenceOf).join(' · '), {
    details: {
      items: short.map(({ productId, name, available }) => ({ productId, name, price: null, available })),
    },
  })
}

function sentenceOf({ name, available }: Shortage): string {
  if (name === null) return ordersTexts.unknown
  return available === null ? ordersTexts.notSold(name) : ordersTexts.onlySoMany(name, available)
}

export function pricesError(sold: readonly ReservedProduct[]): AppError {
  return orderError('PRICES_CHANGED', {
    details: {
      items: sold.map(({ productId, name, priceCentimes, quantity, left }) => ({
        productId,
        name,
        price: centimesToChf(priceCentimes),
        available: left + quantity,
      })),
    },
  })
}
