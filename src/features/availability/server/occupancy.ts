import { type RawBuilder, sql } from 'kysely'

import { statusesWhere } from '#features/appointments/appointment-statuses.rules.ts'

const listOf = (...wanted: Parameters<typeof statusesWhere>): string =>
  statusesWhere(...wanted)
    .map((status) => `'${status}'`)
    .join(', ')

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
  return `(${table}.status NOT IN (${listOf('occupiesSlot', false)}) AND (${table}.hold_expires_at IS NULL OR ${table}.hold_expires_at > ${now}))`
}

export function isCountedSql(table: string): string {
  return `${table}.status NOT IN (${listOf('isCounted', false)})`
}

export function isOpenSql(table: string): string {
  return `${table}.status IN (${listOf('isOpen', true)})`
}

export function isVisitSql(table: string): string {
  return `${table}.status IN (${listOf('isVisit', true)})`
}

export const appointmentSql = {
  counted: sql.raw<boolean>(isCountedSql('appointments')),
  open: sql.raw<boolean>(isOpenSql('appointments')),
  visit: sql.raw<boolean>(isVisitSql('appointments')),
  ahead: (now: Date): RawBuilder<boolean> =>
    sql<boolean>`(${sql.raw(isOpenSql('appointments'))} AND appointments.starts_at > ${now})`,
}
