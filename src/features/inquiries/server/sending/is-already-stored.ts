import { sql } from 'kysely'

import type { Db } from '#platform/database/database.ts'

import { type NamedFiles } from '../files/file-addresses.ts'
import { holdsFiles } from '../files/tie-files.ts'
import type { SentInquiry } from '../inquiry-table.ts'

export async function isAlreadyStored(
  db: Db,
  id: string | undefined,
  { name, email, phone, payload }: SentInquiry,
  files: NamedFiles,
): Promise<boolean> {
  if (id === undefined) return false
  const row = await db
    .selectFrom('requests')
    .select('id')
    .where('id', '=', id)
    .where('name', '=', name)
    .where('email', '=', email)
    .where('phone', '=', phone)
    .where(sql<boolean>`payload = ${JSON.stringify(payload)}::jsonb`)
    .executeTakeFirst()
  return row !== undefined && (await holdsFiles(db, id, files))
}
