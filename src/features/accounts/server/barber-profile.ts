import type { Db } from '#platform/database/database.ts'

import { accountsError } from './errors.ts'

/**
 * The profile that a barber's login opens: the chosen one, else a free one with the same e-mail, else none until
 * somebody links it.
 * @throws AppError 404 for an unknown profile
 */
export async function profileToLink(
  db: Db,
  email: string,
  chosen: string | null | undefined,
): Promise<string | null> {
  if (chosen === null) return null
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

/** A barber's login and profile have one address: a new one counts for both. */
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
