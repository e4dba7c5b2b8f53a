import { sql } from 'kysely'

import type { AccountTrace } from '#features/accounts/server/public.ts'
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
  async forget(_platform, { db }, { id, provenEmail }) {
    await db
      .updateTable('payments')
      .set({ payer: null })
      .where((eb) =>
        eb.or([
          eb('user_id', '=', id),
          // What they paid as a guest.
          sql<boolean>`${provenEmail !== null} AND lower(payer ->> 'email') = lower(${provenEmail})`,
        ]),
      )
      .execute()
  },
}
