import { z } from 'zod'

import { countRows, onPage } from '#platform/database/pages.ts'
import type { Platform } from '#platform/platform.ts'
import { pageOf } from '#shared/contracts/pagination.ts'
import { compareTexts } from '#shared/locale.ts'

import type { AuditAnswer, AuditEntry, AuditQuery } from '../audit.contract.ts'

const fieldsSchema = z.record(z.string(), z.unknown()).nullable()

export async function readLog(
  { database: { db } }: Platform,
  { entity, actor, page, limit }: AuditQuery,
): Promise<AuditAnswer> {
  const matching = db
    .selectFrom('audit_log')
    .$if(entity !== undefined, (query) => query.where('entity', '=', entity ?? ''))
    .$if(actor !== undefined, (query) => query.where('actor_id', '=', actor ?? ''))
  const total = await countRows(matching)
  const rows = await matching
    .selectAll()
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .$call(onPage({ page, limit }))
    .execute()
  const actors = await db
    .selectFrom('audit_log')
    .distinctOn('actor_id')
    .select(['actor_id', 'actor_name'])
    .orderBy('actor_id')
    .orderBy('at', 'desc')
    .execute()
  return {
    ...pageOf(
      rows.map((row): AuditEntry => ({
        _id: row.id,
        at: row.at.toISOString(),
        actor: { _id: row.actor_id, name: row.actor_name, role: row.actor_role },
        entity: row.entity,
        entityId: row.entity_id,
        entityName: row.entity_name,
        action: row.action,
        before: fieldsSchema.parse(row.before),
        after: fieldsSchema.parse(row.after),
      })),
      total,
      { page, limit },
    ),
    actors: actors
      .map(({ actor_id: _id, actor_name: name }) => ({ _id, name }))
      .toSorted((first, second) => compareTexts(first.name, second.name)),
  }
}
