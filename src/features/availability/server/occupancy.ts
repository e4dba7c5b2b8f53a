import { type RawBuilder, sql } from 'kysely'

/**
 * Conditions on rows of `appointments`, for every query that asks. @param table its name or alias in the query
 */

/**
 * Takes its barber's time: booked, or held for somebody until then. The exclusion constraints of the table say the same, but
 * for holds that have ended, which whoever writes removes first (`removeHoldsInTheWay`).
 * @param now SQL of the present
 */
export function occupiesChair(table: string, now: string): string {
  return `(${table}.status <> 'cancelled' AND (${table}.hold_expires_at IS NULL OR ${table}.hold_expires_at > ${now}))`
}

/** Is an appointment for limits, statistics and calendars. */
export function counts(table: string): string {
  return `${table}.status NOT IN ('cancelled', 'held')`
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
