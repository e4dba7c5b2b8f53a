import { sql } from 'kysely'

import type { Db } from '#platform/database/database.ts'

import type { AuditEntity } from '../audit.contract.ts'

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
 * The action, time and actor stay. Call it in a transaction. No other file may change the log (migration 8).
 *
 * @param pseudonym replaces the entry's name, and its id if the id identifies the person
 */
export async function forgetNames(
  db: Db,
  entity: AuditEntity,
  ids: readonly string[],
  pseudonym: { name?: string; id?: string },
): Promise<void> {
  if (ids.length === 0) return
  // In entries of a user, 'barber' names the user's own profile; in entries of an appointment it names another person.
  const fields = entity === 'user' ? [...personalFields, 'barber'] : personalFields
  await allow(db, 'on')
  await sql`UPDATE audit_log SET entity_name = coalesce(${pseudonym.name ?? null}, entity_name), entity_id = coalesce(${pseudonym.id ?? null}, entity_id),
      before = before - ${fields}::text[], after = after - ${fields}::text[]
    WHERE entity = ${entity} AND entity_id = ANY(${ids}::text[])`.execute(db)
  await allow(db, 'off')
}

/**
 * Moves the log entries of a merged record to the record that replaces it, so that they are found and forgotten with it.
 */
export async function moveHistory(db: Db, entity: AuditEntity, formerId: string, id: string): Promise<void> {
  await allow(db, 'on')
  await sql`UPDATE audit_log SET entity_id = ${id} WHERE entity = ${entity} AND entity_id = ${formerId}`.execute(
    db,
  )
  await allow(db, 'off')
}

/** @param name the role's name */
export async function renameActors(db: Db, actorIds: readonly string[], name: string): Promise<void> {
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
