import { type RawBuilder, sql, type SqlBool } from 'kysely'

import type { AccountTrace, LeavingAccount } from '#features/accounts/server/public.ts'
import type { Db } from '#platform/database/database.ts'

/** Amounts and dates stay in the books; who paid is forgotten after a while. @param before the end of the retention */
export async function forgetPayers(db: Db, before: Date): Promise<void> {
  await db
    .updateTable('payments')
    .set({ payer: null, request: null })
    .where('created_at', '<', before)
    .where((eb) => eb.or([eb('payer', 'is not', null), eb('request', 'is not', null)]))
    .execute()
}

/** Whoever deletes the account is forgotten at once; what is still open ends by itself, and is paid back if it is paid. */
export const paymentsOfAccount: AccountTrace = {
  async forget(_platform, { db }, account) {
    await db.updateTable('payments').set({ payer: null }).where(paidBy(account)).execute()
  },
}

/** With the account, or as a guest with its proven address. */
export function paidBy({ id, provenEmail }: LeavingAccount): RawBuilder<SqlBool> {
  return sql<SqlBool>`(payments.user_id = ${id}
    OR (${provenEmail !== null} AND lower(payments.payer ->> 'email') = lower(${provenEmail})))`
}
