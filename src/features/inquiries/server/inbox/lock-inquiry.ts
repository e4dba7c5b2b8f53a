import type { Db } from '#platform/database/database.ts'
import { isId } from '#shared/ids.ts'

import { inboxError } from './errors.ts'

export async function lockInquiry(db: Db, id: string) {
  const row = isId(id)
    ? await db
        .selectFrom('requests')
        .select(['id', 'kind', 'state', 'name', 'email', 'notes', 'created_at', 'updated_at'])
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst()
    : undefined
  if (!row) throw inboxError('REQUEST_NOT_FOUND')
  return row
}
