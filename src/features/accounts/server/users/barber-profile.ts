import { sql } from 'kysely'

import type { Db } from '#platform/database/database.ts'
import type { Role } from '#shared/contracts/access.ts'

import { accountsError } from '../errors.ts'

type ProfileChoice = { role: Role; email: string; barberId: string | null | undefined }

/**
 * Returns the profile for this role: the chosen one or, for a barber without a choice, a free one with the
 * same e-mail. An admin has one only by choice.
 *
 * @throws AppError 404 for an unknown profile
 */
export async function profileOfRole(
  db: Db,
  { role, email, barberId: chosen }: ProfileChoice,
): Promise<string | null> {
  if (chosen === null || role === 'client') return null
  if (chosen === undefined && role === 'admin') return null
  const profiles = db.selectFrom('barbers').select('id').where('deleted_at', 'is', null)
  if (chosen !== undefined) {
    const profile = await profiles.where('id', '=', chosen).executeTakeFirst()
    if (!profile) throw accountsError('BARBER_PROFILE_NOT_FOUND')
    return profile.id
  }
  const profile = await profiles
    .where((eb) => eb(eb.fn('lower', ['email']), '=', email))
    .where((eb) =>
      eb.not(
        eb.exists(eb.selectFrom('users').select('users.id').whereRef('users.barber_id', '=', 'barbers.id')),
      ),
    )
    .executeTakeFirst()
  return profile?.id ?? null
}

export async function profileIdOfUser(db: Db, userId: string): Promise<string | null> {
  const { profile } = await db
    .selectFrom('users')
    .select(sql<string | null>`coalesce(barber_id, profile_of_address(users))`.as('profile'))
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return profile
}

/**
 * Revokes the secret calendar address of a profile, so that neither the old login nor the next one keeps it.
 *
 * @param profile that the login has opened until now
 */
export async function closeCalendarFeed(db: Db, profile: string | null): Promise<void> {
  if (profile === null) return
  await db
    .updateTable('barbers')
    .set({ calendar_feed: null })
    .where('calendar_feed', 'is not', null)
    .where('id', '=', profile)
    .execute()
}

export async function moveProfileAddress(
  db: Db,
  barberId: string,
  { from, to, now }: { from: string; to: string; now: Date },
): Promise<void> {
  await db
    .updateTable('barbers')
    .set({ email: to, updated_at: now })
    .where('id', '=', barberId)
    .where((eb) => eb(eb.fn('lower', ['email']), '=', from.toLowerCase()))
    .execute()
}
