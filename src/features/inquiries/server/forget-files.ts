import type { RawBuilder, SqlBool } from 'kysely'
import { sql } from 'kysely'

import type { Transaction } from '#platform/database/transaction.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import type { Platform } from '#platform/platform.ts'

/** Milliseconds for which an upload waits for its form (D-HIRE-03). */
const waitsFor = 24 * 60 * 60_000

/**
 * Deletes files of deleted rows after the commit. If the process dies before that, the nightly job deletes
 * them (remove-orphaned-pictures.ts).
 */
export function dropFiles(
  { files }: Pick<Platform, 'files'>,
  { afterCommit }: Pick<Transaction, 'afterCommit'>,
  rows: readonly { file: string }[],
): void {
  const names = rows.map(({ file }) => file)
  if (names.length > 0)
    afterCommit(`files ${names[0]}`, () => void files.remove(names).catch(() => undefined))
}

/**
 * Deletes the files of requests; the caller deletes the requests afterwards.
 *
 * @param which condition on the table `requests`
 */
export async function dropFilesOfInquiries(
  platform: Pick<Platform, 'files'>,
  transaction: Transaction,
  which: RawBuilder<SqlBool>,
): Promise<void> {
  const rows = await transaction.db
    .deleteFrom('request_files')
    .where(sql<boolean>`request_id IN (SELECT id FROM requests WHERE ${which})`)
    .returning('file')
    .execute()
  dropFiles(platform, transaction, rows)
}

export async function forgetUntiedFiles(platform: Platform, now: Date): Promise<void> {
  await inTransaction(platform, async (transaction) => {
    const rows = await transaction.db
      .deleteFrom('request_files')
      .where('request_id', 'is', null)
      .where('created_at', '<', new Date(now.getTime() - waitsFor))
      .returning('file')
      .execute()
    dropFiles(platform, transaction, rows)
  })
}

type Share = {
  /** Bytes. */
  most: number
  sender?: string
  /** Later uploads are kept: their form may still be sent. */
  before: Date
}

export async function dropFilesBeyond(platform: Platform, { most, sender, before }: Share): Promise<void> {
  await inTransaction(platform, async (transaction) => {
    let waiting = transaction.db
      .selectFrom('request_files')
      .select([
        'id',
        'created_at',
        sql<string>`sum(bytes) OVER (ORDER BY created_at DESC, id DESC)`.as('up_to'),
      ])
      .where('request_id', 'is', null)
    if (sender !== undefined) waiting = waiting.where('sender', '=', sender)
    const rows = await transaction.db
      .deleteFrom('request_files')
      // Checks again: a concurrent form may just have claimed the file.
      .where('request_id', 'is', null)
      .where('id', 'in', (eb) =>
        eb
          .selectFrom(waiting.as('waiting'))
          .select('waiting.id')
          .where('waiting.up_to', '>=', String(most))
          .where('waiting.created_at', '<', before),
      )
      .returning('file')
      .execute()
    dropFiles(platform, transaction, rows)
  })
}
