import { optedOutAt } from '#features/messages/server/marketing-opt-outs.ts'
import type { Db } from '#platform/database/database.ts'
import type { Platform } from '#platform/platform.ts'

import type { LeavingAccount } from './account-trace.ts'
import type { Session } from './find-session.ts'

export type ExportedAccount = LeavingAccount

/**
 * A feature's share of the data export: plain values under this name. Features depend on accounts, not the
 * reverse, so the app passes their parts in, see account-exports.ts.
 */
export type AccountExport = {
  name: string
  read: (db: Db, account: ExportedAccount, platform: Platform) => Promise<unknown>
}

export async function exportAccount(
  platform: Platform,
  { userId, user }: Session,
  parts: readonly AccountExport[],
): Promise<Record<string, unknown>> {
  const { database, clock } = platform
  const provenEmail = user.emailVerified ? user.email.toLowerCase() : null
  const account = { id: userId, email: user.email, provenEmail }
  const contents = await Promise.all(
    parts.map(async ({ name, read }) => [name, await read(database.db, account, platform)] as const),
  )
  return { exportedAt: clock.now().toISOString(), ...Object.fromEntries(contents) }
}

export const accountRowExport: AccountExport = {
  name: 'account',
  async read(db, { id, provenEmail }) {
    const user = await db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    const sessions = await db
      .selectFrom('sessions')
      .select(['created_at as from', 'expires_at as to', 'revoked_at as endedAt'])
      .where('user_id', '=', id)
      .orderBy('created_at')
      .execute()
    return {
      firstName: user.first_name,
      lastName: user.last_name,
      email: user.email,
      emailVerifiedAt: user.email_verified_at,
      phone: user.phone,
      role: user.role,
      profileImage: user.image_url,
      newsletter: {
        agreedAt: user.marketing_consent_at,
        refusedAt: provenEmail === null ? null : await optedOutAt(db, provenEmail),
      },
      createdAt: user.created_at,
      updatedAt: user.updated_at,
      sessions,
    }
  },
}
