import type { Actor } from '#features/audit/server/public.ts'
import type { Db } from '#platform/database/database.ts'
import { isId } from '#platform/uuid.ts'

import type { AppointmentActor } from '../booking.rules.ts'
import { type AppointmentRow, selectAppointments } from './appointment-rows.ts'
import { bookingError } from './errors.ts'

/** Who asks for one appointment, and by what right. */
export type Caller =
  | { kind: 'client'; userId: string; verifiedEmail: string | null }
  | { kind: 'barber'; userId: string; barberId: string | null; actor: Actor }
  | { kind: 'admin'; userId: string; actor: Actor }
  /** Somebody with the secret of this very appointment. */
  | { kind: 'link' }

/**
 * Reads an appointment through its owner: somebody else's does not exist.
 * @param lock keeps other writers away until the transaction ends
 * @throws AppError 404
 */
export async function loadAppointment(
  db: Db,
  id: string,
  caller: Caller,
  { lock = false } = {},
): Promise<AppointmentRow> {
  const row = await readAppointment(db, id, { lock })
  if (!mayManage(caller, row)) throw bookingError('APPOINTMENT_NOT_FOUND')
  return row
}

/** Whosever it is: for those who have just written it, and may have given it away. @throws AppError 404 */
export async function readAppointment(db: Db, id: string, { lock = false } = {}): Promise<AppointmentRow> {
  if (!isId(id)) throw bookingError('APPOINTMENT_NOT_FOUND')
  const query = selectAppointments(db).where('appointments.id', '=', id)
  const row = await (lock ? query.forUpdate(['appointments']) : query).executeTakeFirst()
  if (!row) throw bookingError('APPOINTMENT_NOT_FOUND')
  return row
}

/** Null for whoever comes by a link. */
export function userIdOf(caller: Caller): string | null {
  return caller.kind === 'link' ? null : caller.userId
}

/** Customers are bound by the 24 hours, staff is not. */
export function actorOf({ kind }: Caller): AppointmentActor {
  return kind === 'barber' || kind === 'admin' ? kind : 'customer'
}

function mayManage(caller: Caller, row: AppointmentRow): boolean {
  if (caller.kind === 'admin') return true
  if (caller.kind === 'link') return row.guest_email !== null
  if (row.client_id === caller.userId) return true
  // A guest's booking belongs to the account of its address too, once the address is proven.
  if (caller.kind === 'client')
    return caller.verifiedEmail !== null && row.guest_email === caller.verifiedEmail
  return caller.barberId === row.barber_id
}
