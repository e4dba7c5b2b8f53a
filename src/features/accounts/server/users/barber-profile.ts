import type { Db } from '#platform/database/database.ts'
import type { Role } from '#shared/contracts/access.ts'

import { accountsError } from '../errors.ts'

type Wanted = { role: Role; email: string; barberId: string | null | undefined }

/**
 * The profile that somebody's login opens: the chosen one; without a choice a barber's is a free one with the same
 * e-mail. An admin who also cuts hair has one too.
 * @throws AppError 404 for an unknown profile
 */
export async function profileOfRole(
  db: Db,
  { role, email, barberId: chosen }: Wanted,
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

/**
 * Whoever loses the login of a profile must not keep its secret calendar address, nor pass it on to the next one.
 * @param account as it was before
 */
export async function closeCalendarFeed(
  db: Db,
  account: { role: string; email: string; barber_id: string | null },
): Promise<void> {
  const { role, email, barber_id: barberId } = account
  if (barberId === null && role !== 'barber') return
  await db
    .updateTable('barbers')
    .set({ calendar_feed: null })
    .where('calendar_feed', 'is not', null)
    .$if(barberId !== null, (query) => query.where('id', '=', barberId))
    // A barber's login that nobody has linked works for the profile with the same address.
    .$if(barberId === null, (query) =>
      query.where((eb) => eb(eb.fn('lower', ['email']), '=', email.toLowerCase())),
    )
    .execute()
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
