import { sql } from 'kysely'

import type { Allowance, AllowanceQuery } from '#features/messages/server/withhold-messages.ts'
import { lockKey, type Transaction } from '#platform/database/transaction.ts'

import { unlimited } from '../usage.rules.ts'
import { monthOf } from './count-usage.ts'
import { limitsOf } from './plan-rows.ts'
import { readSubscription } from './subscription-rows.ts'

/**
 * Returns how many messages of a channel may still leave this month; sent and sending ones count. Holds an
 * advisory lock until the transaction ends, so that two processes never both send the last one. Without an
 * active plan the last plan's limit applies. A shop that never had a plan has no limit, because guests still
 * book and need their confirmations.
 */
export async function messageAllowance(
  { db }: Transaction,
  { channel, now, claimed, visitorTemplates, publicTemplates }: AllowanceQuery,
): Promise<Allowance> {
  const resource = channel === 'sms' ? 'sms' : 'emails'
  const { periods } = await readSubscription(db)
  const plan = periods.findLast(({ startsAt }) => startsAt <= now)?.planRow
  const limit = plan ? limitsOf(plan)[resource] : unlimited
  if (limit >= unlimited) return { left: Infinity, limit: Infinity, usedByVisitors: 0, usedByPublic: 0 }
  await sql`SELECT pg_advisory_xact_lock(${lockKey(`plan limit ${resource}`)}::bigint)`.execute(db)
  const settings = await db.selectFrom('studio_settings').select('time_zone').executeTakeFirstOrThrow()
  const { from, to } = monthOf(now, settings.time_zone)
  const { rows } = await sql<{ used: number; by_visitors: number; by_public: number }>`
    SELECT count(*)::int AS used, count(*) FILTER (WHERE template = ANY(${[...visitorTemplates]}))::int AS by_visitors,
      count(*) FILTER (WHERE template = ANY(${[...publicTemplates]}))::int AS by_public
    FROM (
      SELECT template FROM messages
      WHERE state = 'sent' AND channel = ${channel} AND sent_at >= ${from} AND sent_at < ${to}
      UNION ALL
      SELECT template FROM messages WHERE state = 'sending' AND channel = ${channel} AND id <> ALL(${claimed}::uuid[])
    ) AS counted`.execute(db)
  const [{ used, by_visitors, by_public } = { used: 0, by_visitors: 0, by_public: 0 }] = rows
  const left = limit - used + Math.max(0, by_public - limit / 2)
  return { left, limit, usedByVisitors: by_visitors, usedByPublic: by_public }
}
