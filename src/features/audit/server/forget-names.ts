import { sql } from 'kysely'

import type { Db } from '#platform/database/database.ts'

import type { AuditEntity } from '../audit.contract.ts'

/** Fields of a change that say who somebody is or what was noted of them. */
const personalFields = [
  'firstName',
  'lastName',
  'name',
  'email',
  'phone',
  'notes',
  'cancellationReason',
  'clientNickname',
  'reason',
]

/**
 * Puts a pseudonym where the log names somebody; what was done, when and by whom stays. Only this file ever changes the
 * log (migration 8). In a transaction that is open already.
 * @param pseudonym instead of the entry's own name, and id, where they say who it was
 */
export async function forgetNames(
  db: Db,
  entity: AuditEntity,
  ids: readonly string[],
  pseudonym: { name?: string; id?: string },
): Promise<void> {
  if (ids.length === 0) return
  // Of an account, 'barber' is the owner's own profile; of an appointment it is somebody else.
  const fields = entity === 'user' ? [...personalFields, 'barber'] : personalFields
  await allow(db, 'on')
  await sql`UPDATE audit_log SET entity_name = coalesce(${pseudonym.name ?? null}, entity_name), entity_id = coalesce(${pseudonym.id ?? null}, entity_id),
      before = before - ${fields}::text[], after = after - ${fields}::text[]
    WHERE entity = ${entity} AND entity_id = ANY(${ids}::text[])`.execute(db)
  await allow(db, 'off')
}

/** What was done to something that has become part of another thing is found, and forgotten, with that one. */
export async function giveHistory(db: Db, entity: AuditEntity, formerId: string, id: string): Promise<void> {
  await allow(db, 'on')
  await sql`UPDATE audit_log SET entity_id = ${id} WHERE entity = ${entity} AND entity_id = ${formerId}`.execute(
    db,
  )
  await allow(db, 'off')
}

/** Who worked here and has left is called by the role alone. */
export async function forgetActors(db: Db, actorIds: readonly string[], name: string): Promise<void> {
  if (actorIds.length === 0) return
  await allow(db, 'on')
  await sql`UPDATE audit_log SET actor_name = ${name} WHERE actor_id = ANY(${actorIds}::uuid[]) AND actor_name <> ${name}`.execute(
    db,
  )
  await allow(db, 'off')
}

async function allow(db: Db, value: 'on' | 'off'): Promise<void> {
  await sql`SELECT set_config('f4dezone.forgets_names', ${value}, true)`.execute(db)
}
