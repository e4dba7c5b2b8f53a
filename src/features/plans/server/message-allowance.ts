import { sql } from 'kysely'

import type { Allowance, AllowanceQuestion } from '#features/notifications/server/public.ts'
import { lockKey, type Transaction } from '#platform/database/transaction.ts'

import { messagesOfAnybody } from '../routine-messages.rules.ts'
import { unlimited } from '../usage.rules.ts'
import { monthOf } from './count-usage.ts'
import { limitsOf } from './plan-rows.ts'
import { readSubscription } from './subscription-rows.ts'

/**
 * How many messages of a channel may still leave this month: what was sent and what is just being sent is used. Held until the transaction ends,
 * so that two processes never both send the last one. Without a plan that runs, the last one's limit still holds; without any,
 * there is none: guests book, and must hear of it.
 */
export async function messageAllowance(
  { db }: Transaction,
  { channel, now, claimed, ofStrangers }: AllowanceQuestion,
): Promise<Allowance> {
  const resource = channel === 'sms' ? 'sms' : 'emails'
  const { periods } = await readSubscription(db)
  const plan = periods.findLast(({ startsAt }) => startsAt <= now)?.planRow
  const limit = plan ? limitsOf(plan)[resource] : unlimited
  if (limit >= unlimited) return { left: Infinity, limit: Infinity, usedByStrangers: 0, usedByAnybody: 0 }
  await sql`SELECT pg_advisory_xact_lock(${lockKey(`plan limit ${resource}`)}::bigint)`.execute(db)
  const settings = await db.selectFrom('studio_settings').select('time_zone').executeTakeFirstOrThrow()
  const { from, to } = monthOf(now, settings.time_zone)
  const { rows } = await sql<{ used: number; by_strangers: number; by_anybody: number }>`
    SELECT count(*)::int AS used, count(*) FILTER (WHERE template = ANY(${[...ofStrangers]}))::int AS by_strangers,
      count(*) FILTER (WHERE template = ANY(${[...messagesOfAnybody]}))::int AS by_anybody
    FROM (
      SELECT template FROM messages
      WHERE state = 'sent' AND channel = ${channel} AND sent_at >= ${from} AND sent_at < ${to}
      UNION ALL
      SELECT template FROM messages WHERE state = 'sending' AND channel = ${channel} AND id <> ALL(${claimed}::uuid[])
    ) AS counted`.execute(db)
  const [{ used, by_strangers, by_anybody } = { used: 0, by_strangers: 0, by_anybody: 0 }] = rows
  const left = limit - used + Math.max(0, by_anybody - limit / 2)
  return { left, limit, usedByStrangers: by_strangers, usedByAnybody: by_anybody }
}
