import { sql } from 'kysely'

import { appointmentSql } from '#features/availability/server/occupancy.ts'
import type { Db } from '#platform/database/database.ts'
import { addDays, instantToWallClock, wallClockToInstant } from '#shared/calendar-time.ts'

import { type Resource, resources, type ResourceUsage, usageOf } from '../usage.rules.ts'

export function monthOf(now: Date, zone: string): { from: Date; to: Date } {
  const { day } = instantToWallClock(now, zone)
  const first = `${day.slice(0, 7)}-01`
  const firstOfNext = `${addDays(`${day.slice(0, 7)}-28`, 4).slice(0, 7)}-01`
  return { from: wallClockToInstant(first, 0, zone), to: wallClockToInstant(firstOfNext, 0, zone) }
}

/** Held slots count too, so that customers never pay for a booking beyond the plan's limit. */
const counts: Record<
  Resource,
  (month: { from: Date; to: Date }, now: Date) => ReturnType<typeof sql<number>>
> = {
  appointments: ({ from, to }, now) => sql<number>`(SELECT count(*)::int FROM appointments
    WHERE created_at >= ${from} AND created_at < ${to}
      AND (${appointmentSql.counted} OR (status = 'held' AND hold_expires_at > ${now} AND held_for <> 'line')))`,
  emails: (month) => sent('email', month),
  sms: (month) => sent('sms', month),
  barbers: () => sql<number>`(SELECT count(*)::int FROM barbers WHERE is_active AND deleted_at IS NULL)`,
}

function sent(channel: string, { from, to }: { from: Date; to: Date }) {
  return sql<number>`(SELECT count(*)::int FROM messages
    WHERE state = 'sent' AND channel = ${channel} AND sent_at >= ${from} AND sent_at < ${to})`
}

type Moment = { now: Date; zone: string }

/** Counts from the tables; a separate counter could drift. */
export async function countUsage(db: Db, resource: Resource, { now, zone }: Moment): Promise<number> {
  const { rows } = await sql<{ current: number }>`
    SELECT ${counts[resource](monthOf(now, zone), now)} AS current`.execute(db)
  return rows[0]?.current ?? 0
}

export async function usageWithin(
  db: Db,
  limits: Readonly<Record<Resource, number>>,
  { now, zone }: Moment,
): Promise<Record<Resource, ResourceUsage>> {
  const month = monthOf(now, zone)
  const { rows } = await sql<Record<Resource, number>>`
    SELECT ${sql.join(resources.map((name) => sql`${counts[name](month, now)} AS ${sql.ref(name)}`))}`.execute(
    db,
  )
  const current = (name: Resource) => rows[0]?.[name] ?? 0
  return {
    appointments: usageOf(current('appointments'), limits.appointments),
    emails: usageOf(current('emails'), limits.emails),
    sms: usageOf(current('sms'), limits.sms),
    barbers: usageOf(current('barbers'), limits.barbers),
  }
}
