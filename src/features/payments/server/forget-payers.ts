import { type RawBuilder, sql, type SqlBool } from 'kysely'

import { type AccountTrace, forgottenAccount, type LeavingAccount } from '#features/accounts/server/public.ts'
import { forgetNames } from '#features/audit/server/public.ts'
import { forgetMessagesNaming } from '#features/notifications/server/public.ts'
import type { Db } from '#platform/database/database.ts'

/** Amounts and dates stay in the books; who paid is forgotten after a while. @param before the end of the retention */
export async function forgetPayers(db: Db, before: Date): Promise<void> {
  await db
    .updateTable('payments')
    .set({ payer: null, request: null, caller: null })
    .where('created_at', '<', before)
    .where((eb) => eb.or([eb('payer', 'is not', null), eb('request', 'is not', null)]))
    .execute()
}

/** Whoever deletes the account is forgotten at once; what is still open ends by itself, and is paid back if it is paid. */
export const paymentsOfAccount: AccountTrace = {
  async forget(_platform, { db }, account) {
    const payments = await db
      .updateTable('payments')
      .set({ payer: null })
      .where(paidBy(account))
      .returning('id')
      .execute()
    const ids = payments.map(({ id }) => id)
    await forgetMessagesNaming(db, 'paymentId', ids)
    await forgetNames(db, 'payment', ids, forgottenAccount)
  },
}

/**
 * Locks what the account paid for goods, for a caller that gives back pieces and forgets the payer afterwards,
 * since payments stand before products in the order of locks (docs/decisions/0033).
 */
export async function lockOrderPayments(db: Db, account: LeavingAccount): Promise<void> {
  await db
    .selectFrom('payments')
    .select('id')
    .where(paidBy(account))
    .where('purpose', '=', 'product_order')
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
}

/** With the account, or as a guest with its proven address. */
export function paidBy({ id, provenEmail }: LeavingAccount): RawBuilder<SqlBool> {
  return sql<SqlBool>`(payments.user_id = ${id}
    OR (${provenEmail !== null} AND payments.user_id IS NULL AND lower(payments.payer ->> 'email') = lower(${provenEmail})))`
}
