import { sql } from 'kysely'

import type { Db } from '#platform/database/database.ts'

export type DeliveryState = {
  lastSentAt: Date | null
  waiting: number
  failed: number
}

/** @param since start of the period in which failed mails count */
export async function deliveryState(db: Db, since: Date): Promise<DeliveryState> {
  const { rows } = await sql<{ last_sent_at: Date | null; waiting: number; failed: number }>`
    SELECT (SELECT max(sent_at) FROM messages WHERE state = 'sent' AND channel = 'email') AS last_sent_at,
      (SELECT count(*)::int FROM messages
        WHERE state IN ('queued', 'sending') AND channel = 'email' AND last_error IS NOT NULL) AS waiting,
      (SELECT count(*)::int FROM messages
        WHERE state = 'failed' AND channel = 'email' AND created_at >= ${since}) AS failed
  `.execute(db)
  const [row] = rows
  return { lastSentAt: row?.last_sent_at ?? null, waiting: row?.waiting ?? 0, failed: row?.failed ?? 0 }
}
