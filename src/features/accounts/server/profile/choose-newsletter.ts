import { optedOutAt, setMarketingOptOut } from '#features/notifications/server/public.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import type { Platform } from '#platform/platform.ts'

import type { Session } from '../sessions/find-session.ts'

/** Only whoever has said so, and has not taken it back since, here or by the link of a mail. */
export async function wantsNewsletter(
  { database: { db } }: Platform,
  { userId, user }: Session,
): Promise<boolean> {
  const { consent } = await db
    .selectFrom('users')
    .select('marketing_consent_at as consent')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return consent !== null && (await optedOutAt(db, user.email)) === null
}

/** Keeps when somebody agreed and, once they no longer do, when they said no. What is said twice keeps its first moment. */
export async function chooseNewsletter(
  platform: Platform,
  session: Session,
  newsletter: boolean,
): Promise<void> {
  const now = platform.clock.now()
  if (newsletter && (await wantsNewsletter(platform, session))) return
  await inTransaction(platform, async ({ db }) => {
    await setMarketingOptOut(db, session.user.email, !newsletter, now)
    if (!newsletter) return
    await db
      .updateTable('users')
      .set({ marketing_consent_at: now })
      .where('id', '=', session.userId)
      .where('deleted_at', 'is', null)
      .execute()
  })
}
