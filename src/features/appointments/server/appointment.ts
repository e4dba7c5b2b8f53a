import type { Day } from '#shared/calendar-time.ts'

import { type AppointmentStatus, isPayable } from '../appointment-statuses.rules.ts'
import type { MoneyOfAppointment, MoneySums } from '../money.rules.ts'
import type { Customer } from './customer.ts'

/** Amounts are centimes, durations minutes; `day` and `start` (minute of the day) are the shop's wall clock. */
type Visit = {
  id: string
  barber: { id: string; firstName: string; lastName: string; email: string }
  service: { id: string; name: string }
  price: number
  duration: number
  startsAt: Date
  endsAt: Date
  day: Day
  start: number
  customerId: string | null
  isClientDeleted: boolean
  payment: MoneySums & { type: string; method: string; status: string }
  cancellationReason: string | null
  cancelledAt: Date | null
  isRefundOrdered: boolean
  calendarSequence: number
  /** The last change that calendars must show; null for an unchanged appointment. */
  standsSince: Date | null
  browserTimeZone: string | null
  /** When the personal data of the guest or phone customer were erased. */
  forgottenAt: Date | null
  createdAt: Date
  updatedAt: Date
}

/** An appointment as use cases see it; load-appointment.ts and `fetchAppointments` read it. */
export type Appointment = Visit & { status: AppointmentStatus; customer: Customer }

/** A slot closed to other customers until `expiresAt`; one for the waiting list has no customer yet. */
export type Hold = Visit & {
  status: 'held'
  customer: Customer | null
  heldFor: 'payment' | 'offer' | 'line'
  expiresAt: Date
}

/** @throws Error for a hold of the waiting list */
export function customerOfHold({ id, customer }: Hold): Customer {
  if (!customer) throw new Error(`Hold ${id} has no customer`)
  return customer
}

/** A paid hold, shown as the appointment that it is about to become. */
export function asPending(hold: Hold): Appointment {
  return { ...hold, status: 'pending', customer: customerOfHold(hold) }
}

export function barberName({ barber }: Pick<Visit, 'barber'>): string {
  return `${barber.firstName} ${barber.lastName}`
}

/** Nothing is due for a cancelled appointment: its price counts as 0. */
export function moneyOf({
  status,
  price,
  payment,
}: Pick<Appointment, 'status' | 'price' | 'payment'>): MoneyOfAppointment {
  const { paid, refunded, gestures } = payment
  return { price: isPayable({ status }) ? price : 0, paid, refunded, gestures }
}
