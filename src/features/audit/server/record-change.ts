import type { ShopEvent } from '#features/settings/public-settings.contract.ts'
import type { Transaction } from '#platform/database/transaction.ts'

import type { AuditAction, AuditEntity } from '../audit.contract.ts'

export type Actor = { id: string; name: string; role: string }

/** Plain values by field name, formatted for the owner: CHF, 'HH:MM', 'YYYY-MM-DD'. Must not contain passwords. */
type Fields = Readonly<Record<string, unknown>>

export type Change = {
  entity: AuditEntity
  id: string
  name: string
  action: AuditAction
  before?: Fields | null
  after?: Fields | null
}

/**
 * Logs a change in its transaction and tells open screens to reload. Appointments send their own, more detailed events. An
 * update is logged with the changed fields only; without any, it is not logged.
 */
export async function recordChange(
  { db, publish }: Transaction,
  actor: Actor,
  now: Date,
  change: Change,
): Promise<void> {
  const { before, after } = differing(change)
  if (change.entity !== 'appointment') publish({ kind: 'shop' } satisfies ShopEvent)
  if (change.action === 'updated' && before === null && after === null) return
  await db
    .insertInto('audit_log')
    .values({
      at: now,
      actor_id: actor.id,
      actor_name: actor.name,
      actor_role: actor.role,
      entity: change.entity,
      entity_id: change.id,
      entity_name: change.name,
      action: change.action,
      before: before && JSON.stringify(before),
      after: after && JSON.stringify(after),
    })
    .execute()
}

function differing({ before = null, after = null }: Change): { before: Fields | null; after: Fields | null } {
  if (!before || !after) return { before, after }
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => JSON.stringify(before[name] ?? null) !== JSON.stringify(after[name] ?? null),
  )
  const only = (fields: Fields) =>
    names.length === 0 ? null : Object.fromEntries(names.map((name) => [name, fields[name] ?? null]))
  return { before: only(before), after: only(after) }
}
