import { type RawBuilder, sql } from 'kysely'

/**
 * Conditions on rows of `appointments`, for every query that asks. @param table its name or alias in the query
 */

/** Takes its barber's time; the exclusion constraints of the table say the same. */
export function occupiesChair(table: string): string {
  return `${table}.status <> 'cancelled'`
}

/** Is an appointment for limits, statistics and calendars. */
export function counts(table: string): string {
  return `${table}.status <> 'cancelled'`
}

/** Neither over nor called off, and not said to be done. */
export function isOpen(table: string): string {
  return `${table}.status IN ('pending', 'confirmed')`
}

/** The same conditions for the query builder. */
export const appointmentIs = {
  counted: sql.raw<boolean>(counts('appointments')),
  open: sql.raw<boolean>(isOpen('appointments')),
  /** Open, and has not begun. */
  ahead: (now: Date): RawBuilder<boolean> =>
    sql<boolean>`(${sql.raw(isOpen('appointments'))} AND appointments.starts_at > ${now})`,
}
