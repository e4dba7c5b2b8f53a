import { inTransaction } from '#platform/database/transaction.ts'
import type { Platform } from '#platform/platform.ts'

import { useLink } from './account-links.ts'

/** @throws AppError 400 for a bad link */
export async function verifyEmail({ database, clock }: Platform, token: string): Promise<void> {
  await inTransaction(database.pool, async ({ db }) => {
    const { userId } = await useLink(db, token, ['verify_email'], clock.now())
    await db
      .updateTable('users')
      .set({ email_verified_at: clock.now(), updated_at: clock.now() })
      .where('id', '=', userId)
      .execute()
  })
}
