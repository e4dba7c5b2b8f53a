import type { Pool } from 'pg'

import { earnedCentimes } from '#features/appointments/server/earned-centimes.ts'
import { isCountedSql, isVisitSql } from '#features/availability/server/occupancy.ts'
import type { Day } from '#shared/calendar-time.ts'

import type { Period } from '../statistics.rules.ts'

/** Sums per day, barber and service. Keeps a year at a few thousand rows. */
export type FactRow = {
  day: Day
  barber_id: string
  service: string
  appointments: number
  minutes: number
  revenue: number
  cancelled: number
}

const isVisit = isVisitSql('appointments')
const isEarned = `(${isVisit} OR (status = 'confirmed' AND ends_at <= $3))`

function factsStatement(name: string, which: string) {
  return {
    name,
    text: `SELECT shop_day AS day, barber_id, service_name AS service,
      count(*) FILTER (WHERE ${isCountedSql('appointments')})::int AS appointments,
      coalesce(sum(duration_minutes) FILTER (WHERE ${isCountedSql('appointments')}), 0)::int AS minutes,
      coalesce(sum(${earnedCentimes}) FILTER (WHERE ${isEarned}), 0)::int AS revenue,
      count(*) FILTER (WHERE status = 'cancelled')::int AS cancelled
    FROM appointments
    WHERE shop_day BETWEEN $1 AND $2 AND ${which}
    GROUP BY shop_day, barber_id, service_name`,
  }
}

const shopFacts = factsStatement(
  'statistics-facts',
  `status <> 'held' AND ($4::uuid IS NULL OR barber_id = $4)`,
)

/** @param barberId undefined for all barbers */
export async function readFacts(
  pool: Pool,
  { from, to }: Period,
  now: Date,
  barberId: string | undefined,
): Promise<FactRow[]> {
  const { rows } = await pool.query<FactRow>({ ...shopFacts, values: [from, to, now, barberId ?? null] })
  return rows
}

/**
 * Leaves out cancelled appointments, so that PostgreSQL can use the index of a barber's days, which excludes them. This
 * more than halves the query time.
 */
const barberFacts = factsStatement(
  'statistics-barber-facts',
  `barber_id = $4 AND ${isCountedSql('appointments')}`,
)

export async function readCountedFacts(
  pool: Pool,
  { from, to }: Period,
  now: Date,
  barberId: string,
): Promise<FactRow[]> {
  const { rows } = await pool.query<FactRow>({ ...barberFacts, values: [from, to, now, barberId] })
  return rows
}

const hoursStatement = {
  name: 'statistics-hours',
  text: `SELECT (start_minute / 60)::int AS hour, count(*)::int AS count FROM appointments
    WHERE shop_day BETWEEN $1 AND $2 AND ${isCountedSql('appointments')} AND ($3::uuid IS NULL OR barber_id = $3)
    GROUP BY 1 ORDER BY 1`,
}

export async function readPeakHours(
  pool: Pool,
  { from, to }: Period,
  barberId: string | undefined,
): Promise<{ hour: number; count: number }[]> {
  const { rows } = await pool.query<{ hour: number; count: number }>({
    ...hoursStatement,
    values: [from, to, barberId ?? null],
  })
  return rows
}

const retentionStatement = {
  name: 'statistics-retention',
  text: `WITH came AS (
      SELECT DISTINCT customer_id FROM appointments
      WHERE shop_day BETWEEN $1 AND $2 AND ${isVisit} AND ($3::uuid IS NULL OR barber_id = $3)
        AND customer_id IS NOT NULL
    ), visits AS (
      SELECT customer_id, count(*) AS visits FROM appointments
      WHERE shop_day <= $2 AND ${isVisit} AND ($3::uuid IS NULL OR barber_id = $3)
      GROUP BY 1
    )
    SELECT CASE WHEN visits = 1 THEN 0 WHEN visits <= 3 THEN 1 WHEN visits <= 6 THEN 2 ELSE 3 END AS "group",
      count(*)::int AS people
    FROM came JOIN visits USING (customer_id) GROUP BY 1`,
}

/** @returns number of customers by index in `retentionGroups`; empty groups are missing */
export async function readRetention(
  pool: Pool,
  { from, to }: Period,
  barberId: string | undefined,
): Promise<Map<number, number>> {
  const { rows } = await pool.query<{ group: number; people: number }>({
    ...retentionStatement,
    values: [from, to, barberId ?? null],
  })
  return new Map(rows.map(({ group, people }) => [group, people]))
}
