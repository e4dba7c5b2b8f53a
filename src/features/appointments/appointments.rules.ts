import type { Appointment, AppointmentStatus, Origin } from './appointments.contract.ts'

/** Customers can move or cancel only while more than this remains before the start, in milliseconds. */
export const lockoutBeforeStart = 24 * 60 * 60 * 1000

/** Who acts on an appointment. */
export type AppointmentActor = 'customer' | 'barber' | 'admin'

/** The statuses of appointments that still lie ahead in the books. */
const ahead: ReadonlySet<AppointmentStatus> = new Set(['pending', 'confirmed'])

export function canBeMoved(status: AppointmentStatus): boolean {
  return ahead.has(status)
}

export function canBeCancelled(status: AppointmentStatus): boolean {
  return ahead.has(status)
}

/** Exactly 24 hours before the start is already too late. */
export function isInsideLockout(startsAt: Date, now: Date): boolean {
  return startsAt.getTime() - now.getTime() <= lockoutBeforeStart
}

/** The lockout binds customers only. */
export function isLockedFor(actor: AppointmentActor, startsAt: Date, now: Date): boolean {
  return actor === 'customer' && isInsideLockout(startsAt, now)
}

/** The status of a new or moved appointment. */
export function statusAfterBooking(autoConfirm: boolean): AppointmentStatus {
  return autoConfirm ? 'confirmed' : 'pending'
}

type Booked = Pick<Appointment, 'clientNickname' | 'guestInfo' | 'client' | 'bookedBy'>

/** Whose appointment it is, in the order in which the documents look; undefined when nobody is named. */
export function customerName({ clientNickname, guestInfo, client, bookedBy }: Booked): string | undefined {
  if (clientNickname) return clientNickname
  const person = guestInfo ?? client ?? bookedBy
  const name = person ? `${person.firstName} ${person.lastName}`.trim() : ''
  return name === '' ? undefined : name
}

/** A nickname is only ever given on the phone. */
export function originOf({
  clientNickname,
  guestInfo,
}: Pick<Booked, 'clientNickname' | 'guestInfo'>): Origin {
  if (clientNickname) return 'admin'
  return guestInfo ? 'guest' : 'client'
}

/** What a barber may make of an own appointment; an admin may set anything. */
const barberMoves: Record<AppointmentStatus, readonly AppointmentStatus[]> = {
  pending: ['confirmed', 'completed', 'cancelled'],
  confirmed: ['completed', 'cancelled'],
  completed: ['cancelled'],
  cancelled: [],
}

export function maySetStatus(
  role: 'admin' | 'barber',
  from: AppointmentStatus,
  to: AppointmentStatus,
): boolean {
  return role === 'admin' || barberMoves[from].includes(to)
}
