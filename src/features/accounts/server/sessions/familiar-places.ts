import type { Platform } from '#platform/platform.ts'

export async function isFamiliarPlace(
  { database, secrets }: Platform,
  account: string,
  address: string,
): Promise<boolean> {
  const known = await database.db
    .selectFrom('familiar_places')
    .innerJoin('users', 'users.id', 'familiar_places.user_id')
    .select('users.id')
    .where((eb) => eb(eb.fn('lower', ['users.email']), '=', account))
    .where('users.deleted_at', 'is', null)
    .where('familiar_places.place', 'in', secrets.signatures('familiar-place', address))
    .limit(1)
    .executeTakeFirst()
  return known !== undefined
}

export async function rememberPlace(
  { database, secrets, clock }: Platform,
  userId: string,
  address: string,
): Promise<void> {
  const now = clock.now()
  await database.db
    .insertInto('familiar_places')
    .values({ user_id: userId, place: secrets.sign('familiar-place', address), last_login_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'place']).doUpdateSet({ last_login_at: now }))
    .execute()
}
