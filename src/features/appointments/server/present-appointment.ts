import { minutesToTime } from '#shared/calendar-time.ts'
import { centimesToChf } from '#shared/money.ts'

import { isOpen, isPayable } from '../appointment-statuses.rules.ts'
import type { AppointmentView } from '../appointments.contract.ts'
import { canBeMoved, isInsideLockout } from '../appointments.rules.ts'
import { dueOf, netPaidOf } from '../money.rules.ts'
import { type Appointment, moneyOf } from './appointment.ts'
import { contactOf } from './customer.ts'

export function presentAppointment(appointment: Appointment, now: Date): AppointmentView {
  const { id, status, price, payment, customer, barber } = appointment
  const client = customer.kind === 'client' ? contactOf(customer) : null
  const money = moneyOf(appointment)
  return {
    _id: id,
    id,
    date: appointment.day,
    time: minutesToTime(appointment.start),
    service: appointment.service.name,
    serviceId: appointment.service.id,
    duration: appointment.duration,
    price: centimesToChf(price),
    status,
    barber: { _id: barber.id, firstName: barber.firstName, lastName: barber.lastName },
    paymentType: payment.type === 'online' ? 'online' : 'in_person',
    payment: {
      method: payment.method,
      status: paymentStatusShown(appointment),
      amount: centimesToChf(payment.paid || price),
      kept: centimesToChf(netPaidOf(money)),
      keptCash: centimesToChf(payment.cash),
      due: centimesToChf(dueOf(money)),
      gestures: centimesToChf(money.gestures),
    },
    isAdminBooking: customer.kind === 'phone',
    isGuestBooking: customer.kind === 'guest',
    clientNickname: customer.kind === 'phone' ? customer.nickname : null,
    guestInfo: guestOf(appointment),
    client,
    bookedBy: client && { firstName: client.firstName, lastName: client.lastName },
    cancellationReason: appointment.cancellationReason,
    locked: !canBeMoved(status) || isInsideLockout(appointment.startsAt, now),
    createdAt: appointment.createdAt.toISOString(),
    updatedAt: appointment.updatedAt.toISOString(),
  }
}

/** Shows a cancelled appointment with nothing left to pay, and an open one as unpaid after its refund. */
function paymentStatusShown(appointment: Appointment): string {
  const { payment } = appointment
  if (!isPayable(appointment) && payment.status === 'partially_paid')
    return payment.refunded > 0 ? 'partially_refunded' : 'completed'
  const isUnpaid = payment.status === 'refunded' && dueOf(moneyOf(appointment)) > 0
  return isOpen(appointment) && isUnpaid ? 'pending' : payment.status
}

function guestOf({ customer, forgottenAt }: Appointment): AppointmentView['guestInfo'] {
  if (customer.kind !== 'guest') return null
  const guest = contactOf(customer)
  // After forgetting, the columns hold a placeholder address.
  return forgottenAt === null ? guest : { ...guest, email: '', phone: '' }
}
