import { optedOutAt, setMarketingOptOut } from '#features/messages/server/marketing-opt-outs.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import type { Platform } from '#platform/platform.ts'

import type { Session } from './find-session.ts'

/**
 * Says whether the user has agreed and not withdrawn since, on the page or by a mailed link. Mailed links
 * count only for a proven address.
 */
export async function wantsNewsletter(
  { database: { db } }: Platform,
  { userId, user }: Session,
): Promise<boolean> {
  const { consent } = await db
    .selectFrom('users')
    .select('marketing_consent_at as consent')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return consent !== null && !(user.emailVerified && (await optedOutAt(db, user.email)) !== null)
}

/**
 * Stores when the user agreed or withdrew; repeating a choice keeps its first time. An unproven address may
 * belong to another person, so only the account's own consent changes then.
 */
export async function chooseNewsletter(
  platform: Platform,
  session: Session,
  newsletter: boolean,
): Promise<void> {
  const { userId, user } = session
  const now = platform.clock.now()
  if (newsletter && (await wantsNewsletter(platform, session))) return
  await inTransaction(platform, async ({ db }) => {
    if (user.emailVerified) await setMarketingOptOut(db, user.email, !newsletter, now)
    if (!newsletter && user.emailVerified) return
    await db
      .updateTable('users')
      .set({ marketing_consent_at: newsletter ? now : null })
      .where('id', '=', userId)
      .where('deleted_at', 'is', null)
      .execute()
  })
}
