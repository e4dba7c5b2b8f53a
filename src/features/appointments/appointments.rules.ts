import type { Appointment, AppointmentStatus, Origin } from './appointments.contract.ts'

/** Customers can move or cancel only while more than this remains before the start, in milliseconds. */
export const lockoutBeforeStart = 24 * 60 * 60 * 1000

export type AppointmentActor = 'customer' | 'barber' | 'admin'

const owner: readonly AppointmentActor[] = ['admin']
const staff: readonly AppointmentActor[] = ['barber', 'admin']
const everybody: readonly AppointmentActor[] = ['customer', 'barber', 'admin']

/** Who may take an appointment from one state to another. What stays as it is, only the owner may say. */
const transitions: Record<AppointmentStatus, Record<AppointmentStatus, readonly AppointmentActor[]>> = {
  pending: { pending: owner, confirmed: staff, completed: staff, cancelled: everybody },
  confirmed: { pending: owner, confirmed: owner, completed: staff, cancelled: everybody },
  completed: { pending: owner, confirmed: owner, completed: owner, cancelled: staff },
  cancelled: { pending: owner, confirmed: owner, completed: owner, cancelled: owner },
}

export function mayBecome(actor: AppointmentActor, from: AppointmentStatus, to: AppointmentStatus): boolean {
  return transitions[from][to].includes(actor)
}

/** Whether it still lies ahead in the books, for whomever. */
export function canBeMoved(status: AppointmentStatus): boolean {
  return mayBecome('customer', status, 'cancelled')
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

/** Centimes. @property refunded that go or went back */
export type MoneyOfAppointment = { price: number; paid: number; refunded: number }

/** Centimes that are still to be paid: of the owner's gesture nothing, of what was given back in full everything. */
export function dueOf({ price, paid, refunded }: MoneyOfAppointment): number {
  return paid === refunded ? price : Math.max(0, price - paid)
}

export const paymentStatusesOfAppointment = [
  'pending',
  'partially_paid',
  'completed',
  'partially_refunded',
  'refunded',
] as const

export function paymentStatusOf(money: MoneyOfAppointment): (typeof paymentStatusesOfAppointment)[number] {
  const { price, paid, refunded } = money
  if (paid === 0) return 'pending'
  if (paid === refunded) return 'refunded'
  if (dueOf(money) > 0) return 'partially_paid'
  return paid - refunded < price ? 'partially_refunded' : 'completed'
}
