import { renameActors } from '#features/audit/server/forget-names.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import type { Platform } from '#platform/platform.ts'

import { accountsTexts } from '../accounts.it.ts'

export async function forgetFormerStaff(platform: Platform, before: Date): Promise<void> {
  await inTransaction(platform, async ({ db }) => {
    const former = await db
      .selectFrom('users')
      .select('id')
      .where('deleted_at', '<', before)
      .where('role', '<>', 'client')
      .execute()
    await renameActors(
      db,
      former.map(({ id }) => id),
      accountsTexts.formerStaff,
    )
  })
}
