import { type RawBuilder, sql } from 'kysely'

/**
 * SQL conditions on rows of `appointments`.
 * @param table its name or alias in the query
 */

/**
 * The row takes its barber's time: it is booked, or held and not expired. The table's exclusion constraints agree, except for
 * expired holds, which writers must remove first (`removeHoldsInTheWay`).
 * @param now SQL of the current time
 */
export function occupiesSlotSql(table: string, now: string): string {
  return `(${table}.status <> 'cancelled' AND (${table}.hold_expires_at IS NULL OR ${table}.hold_expires_at > ${now}))`
}

export function isCountedSql(table: string): string {
  return `${table}.status NOT IN ('cancelled', 'held')`
}

export function isOpenSql(table: string): string {
  return `${table}.status IN ('pending', 'confirmed')`
}

export const appointmentSql = {
  counted: sql.raw<boolean>(isCountedSql('appointments')),
  open: sql.raw<boolean>(isOpenSql('appointments')),
  ahead: (now: Date): RawBuilder<boolean> =>
    sql<boolean>`(${sql.raw(isOpenSql('appointments'))} AND appointments.starts_at > ${now})`,
}
