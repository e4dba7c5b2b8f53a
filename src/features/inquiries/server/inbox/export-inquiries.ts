import { sql } from 'kysely'

import type { Db } from '#platform/database/database.ts'
import { anyOf, newestFirst } from '#platform/database/pages.ts'
import type { Platform } from '#platform/platform.ts'
import { instantToWallClock, minutesToTime } from '#shared/calendar-time.ts'
import { type Cell, toCsv } from '#shared/csv.ts'

import type { InboxFilters } from '../../inbox.contract.ts'
import { inboxTexts } from '../../inbox.it.ts'
import { knownNumber } from '../../inbox.rules.ts'
import {
  addressOf,
  contentsOfRow,
  type InboxRow,
  kindOf,
  matchingInquiries,
  selectInquiries,
  stateOf,
} from './inbox-rows.ts'

const { csv: texts } = inboxTexts

/** Rows per query, so that other calls get a turn in between. */
const piece = 500

export async function exportInquiries(
  { database: { db } }: Platform,
  filters: InboxFilters,
  timeZone: string,
): Promise<string> {
  const found = await matchingInquiries(db, filters).select('id').$call(newestFirst('requests')).execute()
  const lines: Cell[][] = []
  for (let index = 0; index < found.length; index += piece) {
    const ids = found.slice(index, index + piece).map(({ id }) => id)
    const [rows, counts] = [await rowsOf(db, ids), await countsOf(db, ids)]
    lines.push(...rows.map((row) => lineOf(row, counts.get(row.id), timeZone)))
  }
  return toCsv(texts.columns, lines)
}

async function rowsOf(db: Db, ids: readonly string[]): Promise<InboxRow[]> {
  return await selectInquiries(db).where('id', '=', anyOf(ids)).$call(newestFirst('requests')).execute()
}

type Counts = { id: string; documents: number; answers: number }

async function countsOf(db: Db, ids: readonly string[]): Promise<Map<string, Counts>> {
  const { rows } = await sql<Counts>`
    SELECT r.id, (SELECT count(*)::int FROM request_files f WHERE f.request_id = r.id AND f.kind = 'document') AS documents,
      (SELECT count(*)::int FROM request_answers a WHERE a.request_id = r.id) AS answers
    FROM unnest(${ids}::uuid[]) AS r (id)`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}

function lineOf(row: InboxRow, counts: Counts | undefined, timeZone: string): Cell[] {
  const { day, minutes } = instantToWallClock(row.created_at, timeZone)
  const { message, facts, outsidePhotos } = contentsOfRow(row)
  return [
    `${day} ${minutesToTime(minutes)}`,
    inboxTexts.kinds[kindOf(row)],
    inboxTexts.states[stateOf(row)],
    row.name,
    addressOf(row),
    knownNumber(row.phone) ?? row.phone,
    message,
    facts.map(({ label, value }) => `${label}: ${value}`).join(' · '),
    row.notes,
    Number(row.photos ?? 0) + outsidePhotos.length,
    (counts?.documents ?? 0) > 0 ? texts.yes : texts.no,
    counts?.answers ?? 0,
  ]
}
