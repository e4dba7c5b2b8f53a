import { sql } from 'kysely'

import type { Db } from '#platform/database/database.ts'
import type { Transaction } from '#platform/database/transaction.ts'
import type { Platform } from '#platform/platform.ts'

import { inquiriesError } from '../errors.ts'
import { dropFiles } from '../forget-files.ts'
import type { NamedFiles } from './file-addresses.ts'

/**
 * Assigns uploaded files to a request and deletes its files that are no longer named.
 *
 * @throws AppError 412 when a file is gone or belongs to another request
 */
export async function tieFiles(
  platform: Pick<Platform, 'files'>,
  transaction: Transaction,
  requestId: string,
  { photos, documents }: NamedFiles,
): Promise<void> {
  const { db } = transaction
  const named = [...photos, ...documents]
  const tied = await db
    .updateTable('request_files')
    .set({ request_id: requestId, sender: null })
    .where((eb) => eb.or([eb('request_id', 'is', null), eb('request_id', '=', requestId)]))
    .where(
      sql<boolean>`((kind = 'photo' AND id = ANY (${photos}::uuid[])) OR (kind = 'document' AND id = ANY (${documents}::uuid[])))`,
    )
    .returning('id')
    .execute()
  if (tied.length < named.length) throw inquiriesError('FILES_GONE')
  const released = await db
    .deleteFrom('request_files')
    .where('request_id', '=', requestId)
    .where(sql<boolean>`id <> ALL (${named}::uuid[])`)
    .returning('file')
    .execute()
  dropFiles(platform, transaction, released)
}

export async function documentsOf(db: Db, requestId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('request_files')
    .select('id')
    .where('request_id', '=', requestId)
    .where('kind', '=', 'document')
    .execute()
  return rows.map(({ id }) => id)
}

export async function holdsFiles(
  db: Db,
  requestId: string,
  { photos, documents }: NamedFiles,
): Promise<boolean> {
  const rows = await db.selectFrom('request_files').select('id').where('request_id', '=', requestId).execute()
  const named = new Set([...photos, ...documents])
  return rows.length === named.size && rows.every(({ id }) => named.has(id))
}
