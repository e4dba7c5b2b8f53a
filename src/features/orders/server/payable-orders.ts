import { z } from 'zod'

import { ownerAddresses } from '#features/accounts/server/owner-addresses.ts'
import { accountExists } from '#features/accounts/server/require-account.ts'
import { holdTime } from '#features/payments/payments.rules.ts'
import { openPayment } from '#features/payments/server/open-payment.ts'
import type { Payable, PaymentSubject } from '#features/payments/server/payable.ts'
import { type PaymentRow, readPayment } from '#features/payments/server/payment-rows.ts'
import {
  returnStock,
  transferReservation,
  type SoldProduct,
  reserveStock,
} from '#features/products/server/stock-table.ts'
import type { Db } from '#platform/database/database.ts'
import { inTransaction, lockKey } from '#platform/database/transaction.ts'
import { storedAnswerOf, forgetAnswer, storeAnswer } from '#platform/http/idempotency.ts'
import { parseInput } from '#platform/http/parse-input.ts'
import { newId } from '#platform/uuid.ts'

import type { OrdersEvent } from '../orders-event.contract.ts'
import { cartSchema, contactSchema } from '../orders.contract.ts'
import { ordersTexts } from '../orders.it.ts'
import { mergedLines } from '../orders.rules.ts'
import { buyerFrom } from './buyer.ts'
import { shortageError } from './errors.ts'
import { moveOrder } from './move-order.ts'
import { buyerLocks, requireOrderCustomer } from './order-locks.ts'
import { mailPlaced } from './order-mails.ts'
import { reflectOrderPayments } from './order-money.ts'
import { findOrder, lockOrder } from './order-rows.ts'
import { refuseOtherPrices } from './place-order.ts'
import { refuseManyReservations, reservingCaller } from './reservation-limits.ts'
import { priceOf, writeOrder } from './write-order.ts'

const { refundReasons } = ordersTexts
const storedKeySchema = z.object({ paymentId: z.string() })

const requestSchema = z.object({
  buyer: contactSchema.extend({ userId: z.string().nullable() }),
  sold: z.array(
    z.object({
      productId: z.string(),
      name: z.string(),
      priceCentimes: z.number(),
      imageUrl: z.string().nullable(),
      quantity: z.number(),
    }),
  ),
})

/**
 * A cart is paid before it becomes an order: until then its items are reserved for the payment, and the payment's row
 * contains the request.
 */
export const payableOrders: Payable = {
  purpose: 'product_order',
  opensFor: holdTime,

  async reserve(platform, start) {
    const cart = parseInput(cartSchema, start.details)
    const session = await start.session()
    const buyer = buyerFrom(cart.customerDetails, session?.userId ?? null)
    const key = start.idempotencyKey(buyer.userId ?? buyer.email)
    const caller = reservingCaller(platform, start.callerAddress)
    return await inTransaction(
      platform,
      async (transaction) => {
        const { db } = transaction
        const before = key && storedKeySchema.safeParse(await storedAnswerOf(db, key)).data
        const former = before && (await readPayment(db, 'id', before.paymentId))
        if (former && (await isStillReserved(db, former))) return former.id
        if (key && before) await forgetAnswer(db, key)
        const now = platform.clock.now()
        const lines = mergedLines(cart.items)
        const id = newId()
        const until = new Date(now.getTime() + holdTime)
        const { taken, short } = await reserveStock(transaction, lines, { paymentId: id, until, caller }, now)
        if (short.length > 0) throw shortageError(short)
        refuseOtherPrices(cart, taken)
        await refuseManyReservations(platform, db, { buyer, caller, lines, now })
        await openPayment(transaction, {
          id,
          purpose: 'product_order',
          account: 'salon',
          amount_centimes: priceOf(taken),
          userId: buyer.userId,
          request: { buyer, sold: taken },
          payer: { ...cart.customerDetails, phone: buyer.phone },
          now,
        })
        if (key) await storeAnswer(db, key, { paymentId: id })
        return id
      },
      { exclusive: [...buyerLocks(buyer), ...(key ? [lockKey(key.key)] : [])] },
    )
  },

  async heldUntil(db, { id }) {
    const claim = await db
      .selectFrom('stock_claims')
      .select('expires_at')
      .where('payment_id', '=', id)
      .orderBy('expires_at')
      .executeTakeFirst()
    return claim?.expires_at ?? null
  },

  async locksOf(_db, payment) {
    const request = requestOf(payment)
    return request ? buyerLocks(request.buyer) : []
  },

  async lock({ db }, { order_id: id }) {
    if (id !== null) await lockOrder(db, id)
  },

  async fulfil(_platform, transaction, { payment, now }) {
    const request = requestOf(payment)
    if (!request || payment.order_id !== null) return refundReasons.nothingToPay
    const { db } = transaction
    const { buyer, sold } = request
    const owner = { ...buyer, userId: await existingAccountId(db, buyer.userId) }
    const id = newId()
    const customerId = await requireOrderCustomer(db, owner, now)
    const short = await transferReservation(transaction, mergedLines(sold), {
      paymentId: payment.id,
      orderId: id,
      now,
    })
    if (short.length > 0) {
      await returnStock(transaction, { paymentId: payment.id }, { cause: 'released', now })
      return refundReasons.productsGone
    }
    const owners = await ownerAddresses(db)
    const order = { id, status: 'confirmed', buyer: owner, customerId, sold, paysOnline: true, now } as const
    const row = await writeOrder(transaction, order, { mails: [], isLast: false })
    await db.updateTable('payments').set({ order_id: id }).where('id', '=', payment.id).execute()
    await reflectOrderPayments(db, id, now)
    await mailPlaced(transaction, { row: (await findOrder(db, id)) ?? row, owners, now })
    return null
  },

  async release(_platform, transaction, { payment, now }) {
    await returnStock(transaction, { paymentId: payment.id }, { cause: 'released', now })
  },

  async reflect(_platform, transaction, { payment, now }) {
    if (payment.order_id === null) return
    const { db, publish } = transaction
    publish({ kind: 'orders' } satisfies OrdersEvent)
    if (!(await reflectOrderPayments(db, payment.order_id, now))) return
    const row = await lockOrder(db, payment.order_id)
    // Everything was refunded and nothing handed over: cancel the order and return its items to stock.
    if (row?.payment_status === 'refunded' && row.status !== 'delivered')
      await moveOrder(transaction, row, {
        to: 'cancelled',
        now,
        actorName: null,
        reason: null,
        // The payment's own mail announces the refund.
        refunded: 0,
      })
  },

  async boughtWith({ database: { db } }, { order_id: id }) {
    const row = id === null ? undefined : await findOrder(db, id)
    return { appointment: null, order: row ? { _id: row.id, orderNumber: row.order_number } : null }
  },

  async subjectsOf(db, payments) {
    const ids = payments.flatMap(({ order_id: id }) => (id === null ? [] : [id]))
    const rows =
      ids.length === 0
        ? []
        : await db
            .selectFrom('orders')
            .select(['id', 'order_number', 'name'])
            .where('id', 'in', ids)
            .execute()
    const orders = new Map(rows.map((row) => [row.id, row]))
    return new Map(payments.map((payment) => [payment.id, subjectOf(payment, orders)]))
  },

  async isOf(db, payment, userId) {
    if (payment.user_id === userId) return true
    const row = payment.order_id === null ? undefined : await findOrder(db, payment.order_id)
    return row?.user_id === userId
  },
}

/**
 * After the hold other buyers may have taken the items: the payment ends by itself, and a repeated request starts a new
 * one.
 */
async function isStillReserved(db: Db, { id, state, request }: PaymentRow): Promise<boolean> {
  if (state !== 'open') return state !== 'cancelled'
  const { count } = await db
    .selectFrom('stock_claims')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('payment_id', '=', id)
    .executeTakeFirstOrThrow()
  return Number(count) === requestSchema.safeParse(request).data?.sold.length
}

type Request = { buyer: z.infer<typeof requestSchema>['buyer']; sold: SoldProduct[] }

function requestOf({ request }: PaymentRow): Request | undefined {
  return requestSchema.safeParse(request).data
}

/** A buyer who deletes the account during the payment gets the order as a guest. */
async function existingAccountId(db: Db, userId: string | null): Promise<string | null> {
  return userId !== null && (await accountExists(db, userId)) ? userId : null
}

const payerNameSchema = z.object({ name: z.string() })

function subjectOf(
  payment: PaymentRow,
  orders: ReadonlyMap<string, { id: string; order_number: string; name: string }>,
): PaymentSubject {
  const row = orders.get(payment.order_id ?? '')
  const payer = payerNameSchema.safeParse(payment.payer).data?.name ?? ''
  return {
    customer: row?.name ?? payer,
    appointment: null,
    order: row ? { _id: row.id, orderNumber: row.order_number } : null,
  }
}
