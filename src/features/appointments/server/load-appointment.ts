import type { Actor } from '#features/audit/server/record-change.ts'
import type { Db } from '#platform/database/database.ts'
import { isId } from '#shared/ids.ts'

import { type AppointmentActor } from '../appointment-statuses.rules.ts'
import { selectAppointments, fetchAppointments } from './appointment-rows.ts'
import type { Appointment } from './appointment.ts'
import { bookingError } from './errors.ts'
import { lockAppointment } from './lock-appointments.ts'

type CustomerCaller = { kind: 'client'; userId: string; verifiedEmail: string | null }

export type Caller =
  | CustomerCaller
  | (Omit<CustomerCaller, 'kind'> & { kind: 'barber'; barberId: string | null; actor: Actor })
  | { kind: 'admin'; userId: string; actor: Actor }
  | { kind: 'link' }

export type StaffCaller = Extract<Caller, { kind: 'admin' | 'barber' }>

export type Loaded = { appointment: Appointment; by: Caller }

/**
 * Reads an appointment on behalf of a caller; answers 404 for an appointment that is not theirs.
 * @param lock locks the row until the transaction ends
 * @throws AppError 404
 */
export async function loadAppointment(
  db: Db,
  id: string,
  caller: Caller,
  { lock = false } = {},
): Promise<Loaded> {
  const appointment = await readAppointment(db, id, { lock })
  const by = callerWithAccess(appointment, caller)
  if (!by) throw bookingError('APPOINTMENT_NOT_FOUND')
  return { appointment, by }
}

/** Finds an appointment without a check of rights; undefined for an unknown id and for a hold. */
export async function findAppointment(db: Db, id: string): Promise<Appointment | undefined> {
  return (await findAppointments(db, [id])).get(id)
}

export async function findAppointments(db: Db, ids: readonly string[]): Promise<Map<string, Appointment>> {
  if (ids.length === 0) return new Map()
  const found = await fetchAppointments(selectAppointments(db).where('appointments.id', 'in', ids))
  return new Map(found.map((appointment) => [appointment.id, appointment]))
}

/** Reads an appointment without a check of rights, for callers that have just written it. @throws AppError 404 */
export async function readAppointment(db: Db, id: string, { lock = false } = {}): Promise<Appointment> {
  if (!isId(id)) throw bookingError('APPOINTMENT_NOT_FOUND')
  if (lock) await lockAppointment(db, id)
  const appointment = await findAppointment(db, id)
  if (!appointment) throw bookingError('APPOINTMENT_NOT_FOUND')
  return appointment
}

/** Narrows to staff; a customer gets the answer for an unknown appointment. @throws AppError 404 */
export function asStaff(by: Caller): StaffCaller {
  if (by.kind !== 'admin' && by.kind !== 'barber') throw bookingError('APPOINTMENT_NOT_FOUND')
  return by
}

export function userIdOf(caller: Caller): string | null {
  return caller.kind === 'link' ? null : caller.userId
}

export function actorOf({ kind }: Caller): AppointmentActor {
  return kind === 'barber' || kind === 'admin' ? kind : 'customer'
}

/** Barbers act as staff only on their own appointments; on a colleague's they are customers. */
function callerWithAccess({ barber, customer }: Appointment, caller: Caller): Caller | undefined {
  if (caller.kind === 'admin') return caller
  if (caller.kind === 'link') return customer.kind === 'guest' ? caller : undefined
  if (caller.kind === 'barber' && caller.barberId === barber.id) return caller
  const { userId, verifiedEmail } = caller
  // A guest booking also belongs to the account with its address, once that is proven.
  const isOwn =
    customer.kind === 'client'
      ? customer.userId === userId
      : customer.kind === 'guest' && customer.email === verifiedEmail
  return isOwn ? { kind: 'client', userId, verifiedEmail } : undefined
}
