import type { Platform } from '#platform/platform.ts'

import type { Session } from '../sessions/find-session.ts'

/** Only whoever has said so, and has not taken it back since. */
export async function wantsNewsletter({ database }: Platform, { userId }: Session): Promise<boolean> {
  const { consent, optOut } = await database.db
    .selectFrom('users')
    .select(['marketing_consent_at as consent', 'marketing_opt_out_at as optOut'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return consent !== null && optOut === null
}

/** Keeps when somebody agreed and, once they no longer do, when they said no. What is said twice keeps its first moment. */
export async function chooseNewsletter(
  platform: Platform,
  session: Session,
  newsletter: boolean,
): Promise<void> {
  const now = platform.clock.now()
  const agreed = { marketing_consent_at: now, marketing_opt_out_at: null }
  await platform.database.db
    .updateTable('users')
    .set(newsletter ? agreed : { marketing_opt_out_at: now })
    .where('id', '=', session.userId)
    .where((eb) =>
      newsletter
        ? eb.or([eb('marketing_consent_at', 'is', null), eb('marketing_opt_out_at', 'is not', null)])
        : eb('marketing_opt_out_at', 'is', null),
    )
    .execute()
}
