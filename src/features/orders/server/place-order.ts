import { z } from 'zod'

import { ownerAddresses } from '#features/accounts/server/owner-addresses.ts'
import { reserveStock, type ReservedProduct } from '#features/products/server/stock-table.ts'
import type { Db } from '#platform/database/database.ts'
import { inTransaction, lockKey } from '#platform/database/transaction.ts'
import { storedAnswerOf, type IdempotencyKey, storeAnswer } from '#platform/http/idempotency.ts'
import type { Platform } from '#platform/platform.ts'
import { newId } from '#platform/uuid.ts'
import { chfToCentimes } from '#shared/money.ts'

import type { Cart } from '../orders.contract.ts'
import { type OrderLine, mergedLines } from '../orders.rules.ts'
import type { Buyer } from './buyer.ts'
import { pricesError, shortageError } from './errors.ts'
import { countOrder, orderRateLimit, refuseBusyBuyer } from './order-limits.ts'
import { buyerLocks, requireOrderCustomer } from './order-locks.ts'
import { mailsOfNew } from './order-mails.ts'
import { findOrder, type OrderRow } from './order-rows.ts'
import { priceOf, writeOrder } from './write-order.ts'

/** @property address network address of the caller */
type OrderPlacement = { cart: Cart; buyer: Buyer; key: IdempotencyKey | undefined; address: string }

const storedSchema = z.object({ orderId: z.string() })

/**
 * Places an order to be paid at pickup and reserves its stock in the same transaction.
 * @throws AppError 409 when items are out of stock or prices have changed; nothing is ordered then
 */
export async function placeOrder(
  platform: Platform,
  { cart, buyer, key, address }: OrderPlacement,
): Promise<OrderRow> {
  // Replays don't count toward rate limits.
  const known = key && (await orderedBefore(platform.database.db, key))
  if (known) return known
  const exclusive = [...buyerLocks(buyer), ...(key ? [lockKey(key.key)] : [])]
  return await inTransaction(
    platform,
    async (transaction) => {
      const { db } = transaction
      const before = key && (await orderedBefore(db, key))
      if (before) return before
      const now = platform.clock.now()
      await refuseBusyBuyer(platform, db, buyer, now)
      const id = newId()
      const customerId = await requireOrderCustomer(db, buyer, now)
      const { taken, short } = await reserveStock(transaction, mergedLines(cart.items), { orderId: id }, now)
      if (short.length > 0) throw shortageError(short)
      refuseOtherPrices(cart, taken)
      const owners = await ownerAddresses(db)
      if (key) await storeAnswer(db, key, { orderId: id })
      countOrder(platform, transaction)
      const order = { id, status: 'pending', buyer, customerId, sold: taken, paysOnline: false, now } as const
      return await writeOrder(transaction, order, { mails: mailsOfNew(order, owners), isLast: true })
    },
    { exclusive, rateLimit: orderRateLimit(platform, address, buyer) },
  )
}

async function orderedBefore(db: Db, key: IdempotencyKey): Promise<OrderRow | undefined> {
  const before = storedSchema.safeParse(await storedAnswerOf(db, key)).data
  return before && (await findOrder(db, before.orderId))
}

/** @throws AppError 409 for prices other than the ones that the customer saw */
export function refuseOtherPrices({ items, total }: Cart, sold: readonly ReservedProduct[]): void {
  const prices = new Map(sold.map(({ productId, priceCentimes }) => [productId, priceCentimes]))
  const isOther = ({ productId, price }: OrderLine & { price?: number | undefined }) =>
    price !== undefined && chfToCentimes(price) !== prices.get(productId)
  const isOtherTotal = total !== undefined && chfToCentimes(total) !== priceOf(sold)
  if (items.some(isOther) || isOtherTotal) throw pricesError(sold)
}
