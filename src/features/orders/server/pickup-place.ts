import type { Db } from '#platform/database/database.ts'

export type PickupPlace = { street: string; postalCode: string; city: string }

export async function pickupPlace(db: Db): Promise<PickupPlace> {
  return await db
    .selectFrom('studio_settings')
    .select(['street', 'postal_code as postalCode', 'city'])
    .executeTakeFirstOrThrow()
}
