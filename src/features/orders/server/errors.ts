import type { Shortage, TakenProduct } from '#features/products/server/public.ts'
import { readAgainOn } from '#platform/database/constraint-errors.ts'
import { AppError, errorsOf } from '#platform/http/errors.ts'
import { centimesToChf } from '#shared/money.ts'

import { ordersErrorTexts, ordersTexts } from '../orders.it.ts'

readAgainOn('orders_customer_id_fkey')

export const orderError = errorsOf(ordersErrorTexts, {
  402: ['ORDER_UNPAID'],
  404: ['ORDER_NOT_FOUND'],
  409: ['ORDER_DISPUTED', 'OUT_OF_STOCK', 'PRICES_CHANGED', 'TOO_MANY_RESERVATIONS', 'TOO_MANY_PIECES'],
})

/** What the customer's cart can be mended with: `available` pieces of each product that there are not enough of. */
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

/** The same where only prices differ. */
export function pricesError(sold: readonly TakenProduct[]): AppError {
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
