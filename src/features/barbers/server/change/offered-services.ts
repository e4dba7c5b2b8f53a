import type { Db } from '#platform/database/database.ts'
import { inUse } from '#platform/database/in-use.ts'

import { barbersError } from '../errors.ts'

type OfferedService = { id: string; name: string }

/** @throws AppError 400 for an unknown or inactive service */
export async function servicesNamed(db: Db, names: readonly string[]): Promise<OfferedService[]> {
  const requestedNames = new Set(names.map((name) => name.toLowerCase()))
  const active = await db
    .selectFrom('services')
    .select(['id', 'name'])
    .where(inUse)
    .orderBy('sort_order')
    .execute()
  const found = active.filter(({ name }) => requestedNames.has(name.toLowerCase()))
  if (found.length !== requestedNames.size) throw barbersError('INVALID_SERVICE')
  return found
}

/** Inactive services keep their barbers for when they return. @returns the ids of removed services */
export async function offerServices(
  db: Db,
  barberId: string,
  services: readonly OfferedService[],
): Promise<string[]> {
  const before = await db
    .deleteFrom('barber_services')
    .where('barber_id', '=', barberId)
    .where('service_id', 'in', (eb) => eb.selectFrom('services').select('id').where(inUse))
    .returning('service_id')
    .execute()
  if (services.length > 0)
    await db
      .insertInto('barber_services')
      .values(services.map(({ id }) => ({ barber_id: barberId, service_id: id })))
      .execute()
  const offered = new Set(services.map(({ id }) => id))
  return before.flatMap(({ service_id: id }) => (offered.has(id) ? [] : [id]))
}
