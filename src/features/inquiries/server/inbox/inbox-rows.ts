import { sql } from 'kysely'

import type { Db } from '#platform/database/database.ts'
import type { RowOf } from '#platform/database/row-of.ts'
import { textContains, searchConditions } from '#platform/database/search-pattern.ts'

import type { InboxFilters, InboxInquiry } from '../../inbox.contract.ts'
import { isPlaceholderAddress } from '../../inbox.rules.ts'
import { type InquiryKind, inquiryKinds, type InquiryState, inquiryStates } from '../../inquiries.rules.ts'
import { sentColumns } from '../inquiry-table.ts'
import { contentsOf } from './contents.ts'

const searchedText = sql<string>`concat_ws(' ', name, email, phone, regexp_replace(phone, '\\D', '', 'g'),
  regexp_replace(regexp_replace(phone, '\\D', '', 'g'), '^0(?!0)', '41'),
  (SELECT string_agg(word #>> '{}', ' ') FROM jsonb_path_query(payload, 'strict $.** ? (@.type() == "string")') AS word))`

export function matchingInquiries(db: Db, { kind, state, search = '' }: InboxFilters) {
  let matching = db.selectFrom('requests')
  if (kind !== undefined) matching = matching.where('kind', '=', kind)
  if (state !== undefined) matching = matching.where('state', '=', state)
  for (const condition of searchConditions(search, textContains(searchedText)))
    matching = matching.where(condition)
  return matching
}

export function selectInquiries(db: Db) {
  return db
    .selectFrom('requests')
    .select([...sentColumns, 'notes', 'customer_id', 'created_at', 'updated_at'])
    .select((eb) => [
      eb
        .selectFrom('request_files')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .whereRef('request_id', '=', 'requests.id')
        .where('request_files.kind', '=', 'photo')
        .as('photos'),
    ])
}

export type InboxRow = RowOf<typeof selectInquiries>

export function contentsOfRow({ kind, payload, photos }: Pick<InboxRow, 'kind' | 'payload' | 'photos'>) {
  return contentsOf(kindOf({ kind }), payload, Number(photos ?? 0))
}

export function presentInquiry(row: InboxRow): InboxInquiry {
  return {
    _id: row.id,
    kind: kindOf(row),
    state: stateOf(row),
    name: row.name,
    email: addressOf(row),
    phone: row.phone,
    summary: contentsOfRow(row).summary,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  }
}

export function addressOf({ email }: Pick<InboxRow, 'email'>): string | null {
  return isPlaceholderAddress(email) ? null : email
}

/** The database's check constraint allows no other kind. */
export function kindOf({ kind }: { kind: string }): InquiryKind {
  return inquiryKinds.find((known) => known === kind) ?? 'contact'
}

export function stateOf({ state }: { state: string }): InquiryState {
  return inquiryStates.find((known) => known === state) ?? 'new'
}
