import { type RawBuilder, sql } from 'kysely'

import {
  appointmentStatuses,
  type AppointmentStatus,
  statusTable,
} from '#features/appointments/appointment-statuses.rules.ts'

const listOf = (statuses: readonly string[]): string => statuses.map((status) => `'${status}'`).join(', ')
const statusesWhere = (isListed: (status: AppointmentStatus) => boolean): AppointmentStatus[] =>
  appointmentStatuses.filter(isListed)

const withoutSlot = listOf(statusesWhere((status) => !statusTable[status].occupiesSlot))
const uncounted = listOf([...statusesWhere((status) => !statusTable[status].isCounted), 'held'])
const open = listOf(statusesWhere((status) => statusTable[status].isOpen))

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
  return `(${table}.status NOT IN (${withoutSlot}) AND (${table}.hold_expires_at IS NULL OR ${table}.hold_expires_at > ${now}))`
}

export function isCountedSql(table: string): string {
  return `${table}.status NOT IN (${uncounted})`
}

export function isOpenSql(table: string): string {
  return `${table}.status IN (${open})`
}

export const appointmentSql = {
  counted: sql.raw<boolean>(isCountedSql('appointments')),
  open: sql.raw<boolean>(isOpenSql('appointments')),
  ahead: (now: Date): RawBuilder<boolean> =>
    sql<boolean>`(${sql.raw(isOpenSql('appointments'))} AND appointments.starts_at > ${now})`,
}
