import { type RawBuilder, sql, type SqlBool } from 'kysely'

import type { AccountTrace, LeavingAccount } from '#features/accounts/server/account-trace.ts'
import { anonymousAccount } from '#features/accounts/server/anonymous-account.ts'
import { forgetNames } from '#features/audit/server/forget-names.ts'
import { forgetMessagesNaming } from '#features/messages/server/forget-messages.ts'
import type { Db } from '#platform/database/database.ts'

/**
 * Deletes payers and requests after the retention period; amounts and dates stay.
 * @param before the end of the retention period
 */
export async function forgetPayers(db: Db, before: Date): Promise<void> {
  await db
    .updateTable('payments')
    .set({ payer: null, request: null, caller: null })
    .where('created_at', '<', before)
    .where((eb) => eb.or([eb('payer', 'is not', null), eb('request', 'is not', null)]))
    .execute()
}

/** Deletes the payer with the account. Open payments end by themselves; an appointment paid after all is refunded. */
export const paymentsOfAccount: AccountTrace = {
  async forget(_platform, { db }, account) {
    const payments = await db
      .updateTable('payments')
      .set({ payer: null })
      .where(paymentsOfPerson(account))
      .returning('id')
      .execute()
    const ids = payments.map(({ id }) => id)
    await forgetMessagesNaming(db, 'paymentId', ids)
    await forgetNames(db, 'payment', ids, anonymousAccount)
  },
}

/**
 * Locks the account's payments for orders. Callers that restock items and delete the payer afterwards need it, since
 * payments come before products in the lock order (docs/decisions/0033).
 */
export async function lockOrderPayments(db: Db, account: LeavingAccount): Promise<void> {
  await db
    .selectFrom('payments')
    .select('id')
    .where(paymentsOfPerson(account))
    .where('purpose', '=', 'product_order')
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
}

export function paymentsOfPerson({ id, provenEmail }: LeavingAccount): RawBuilder<SqlBool> {
  return sql<SqlBool>`(payments.user_id = ${id}
    OR (${provenEmail !== null} AND payments.user_id IS NULL AND lower(payments.payer ->> 'email') = lower(${provenEmail})))`
}
