import { type RawBuilder, sql, type SqlBool } from 'kysely'

import type { AccountExport } from '#features/accounts/server/account-export.ts'
import type { AccountTrace, LeavingAccount } from '#features/accounts/server/account-trace.ts'
import { forgetNames } from '#features/audit/server/forget-names.ts'
import { forgetMessagesNaming } from '#features/messages/server/forget-messages.ts'
import { lockOrderPayments } from '#features/payments/server/forget-payers.ts'
import { lockProductsOf } from '#features/products/server/stock-table.ts'
import type { Db } from '#platform/database/database.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import type { Platform } from '#platform/platform.ts'
import { centimesToChf } from '#shared/money.ts'

import { ordersTexts } from '../orders.it.ts'
import { isOpenOrder, statusOf } from '../orders.rules.ts'
import { buyerColumns, contactOf } from './buyer.ts'
import { moveOrder } from './move-order.ts'
import { accountLock, addressLock } from './order-locks.ts'
import { lockOrder, orderRow, selectOrders } from './order-rows.ts'

function ordersOfPerson({ id, provenEmail }: LeavingAccount): RawBuilder<SqlBool> {
  return sql<SqlBool>`(orders.user_id = ${id}
    OR (${provenEmail !== null} AND orders.user_id IS NULL AND lower(orders.email) = lower(${provenEmail})))`
}

async function forget(db: Db, which: RawBuilder<SqlBool>, now: Date): Promise<void> {
  const rows = await db
    .updateTable('orders')
    .set({
      ...Object.fromEntries(buyerColumns.map((column) => [column, null])),
      name: ordersTexts.forgotten,
      forgotten_at: now,
    })
    .where(which)
    .where('forgotten_at', 'is', null)
    .returning('id')
    .execute()
  const ids = rows.map(({ id }) => id)
  await forgetMessagesNaming(db, 'orderId', ids)
  // The reason may contain the customer's name; the order number does not.
  await forgetNames(db, 'order', ids, {})
}

/**
 * Locks all matching orders before their products, as the lock order demands (docs/decisions/0033).
 * @returns ids of open orders without payments
 */
async function lockOrders(db: Db, which: RawBuilder<SqlBool>): Promise<string[]> {
  const rows = await db
    .selectFrom('orders')
    .select(['id', 'status', 'paid_centimes'])
    .where(which)
    .where('forgotten_at', 'is', null)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  return rows.filter((row) => isOpenOrder(statusOf(row)) && row.paid_centimes === 0).map(({ id }) => id)
}

/** @param before the end of the retention period */
export async function forgetGuestOrders(platform: Platform, before: Date, now: Date): Promise<void> {
  await inTransaction(platform, async ({ db }) => {
    const old = sql<SqlBool>`user_id IS NULL AND created_at < ${before}`
    await lockOrders(db, old)
    await forget(db, old, now)
  })
}

/** Deletes finished orders after ten years (B-06). */
export async function removeOldOrders(db: Db, before: Date): Promise<void> {
  await db
    .deleteFrom('orders')
    .where('created_at', '<', before)
    .where('status', 'in', ['delivered', 'cancelled'])
    .execute()
}

/** Cancels unpaid orders with the account; paid ones can still be picked up by their number. */
export const ordersOfAccount: AccountTrace = {
  locks: ({ id, email }) => [accountLock(id), addressLock(email)],
  async forget(_platform, transaction, account, { actor, now }) {
    const { db } = transaction
    const unpaid = await lockOrders(db, ordersOfPerson(account))
    await lockOrderPayments(db, account)
    await lockProductsOf(transaction, unpaid)
    for (const id of unpaid) {
      const row = await lockOrder(db, id)
      if (!row) continue
      await moveOrder(transaction, row, {
        to: 'cancelled',
        now,
        actorName: actor.name,
        reason: null,
        refunded: 0,
      })
    }
    await forget(db, ordersOfPerson(account), now)
  },
}

export const ordersForAccount: AccountExport = {
  name: 'orders',
  async read(db, account) {
    const rows = await selectOrders(db).where(ordersOfPerson(account)).orderBy('orders.created_at').execute()
    return rows.map(orderRow).map((row) => ({
      orderNumber: row.order_number,
      status: row.status,
      paymentStatus: row.payment_status,
      ...contactOf(row),
      items: row.items.map(({ name, quantity, price }) => ({
        name,
        quantity,
        priceChf: centimesToChf(price),
      })),
      totalChf: centimesToChf(row.total_centimes),
      refundedChf: centimesToChf(row.refunded_centimes),
      createdAt: row.created_at,
      updatedAt: row.updated_at,
    }))
  },
}
