import type { AppointmentStatus } from './booking.contract.ts'

/** The barberId that means 'Primo barbiere disponibile': the server picks one in the booking transaction. */
export const anyBarber = 'any'

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
