import { type AppointmentActor, type AppointmentStatus, mayBecome } from './appointment-statuses.rules.ts'
import type { Origin } from './appointments.contract.ts'

/** Customers can move or cancel only while more than this remains before the start, in milliseconds. */
export const lockoutBeforeStart = 24 * 60 * 60 * 1000

export function canBeMoved(status: AppointmentStatus): boolean {
  return mayBecome('customer', status, 'cancelled')
}

/** Exactly 24 hours before the start is already too late. */
export function isInsideLockout(startsAt: Date, now: Date): boolean {
  return startsAt.getTime() - now.getTime() <= lockoutBeforeStart
}

/**
 * Milliseconds in which the staff may undo a cancellation although the slot is already being offered to the waiting
 * list.
 */
const undoTime = 10 * 60 * 1000

export function isJustCancelled(cancelledAt: Date | null, now: Date): boolean {
  return cancelledAt !== null && now.getTime() - cancelledAt.getTime() <= undoTime
}

export function isLockedFor(actor: AppointmentActor, startsAt: Date, now: Date): boolean {
  return actor === 'customer' && isInsideLockout(startsAt, now)
}

export function statusAfterBooking(autoConfirm: boolean): AppointmentStatus {
  return autoConfirm ? 'confirmed' : 'pending'
}

type FullName = { firstName: string; lastName: string }

type Booked = {
  clientNickname: string | null
  guestInfo: FullName | null
  client: FullName | null
  bookedBy: FullName | null
}

export function customerName({ clientNickname, guestInfo, client, bookedBy }: Booked): string | undefined {
  if (clientNickname) return clientNickname
  const person = guestInfo ?? client ?? bookedBy
  const name = person ? `${person.firstName} ${person.lastName}`.trim() : ''
  return name === '' ? undefined : name
}

export function originOf({
  clientNickname,
  guestInfo,
}: Pick<Booked, 'clientNickname' | 'guestInfo'>): Origin {
  if (clientNickname) return 'admin'
  return guestInfo ? 'guest' : 'client'
}
