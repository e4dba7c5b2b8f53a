import { minutesToTime } from '#shared/calendar-time.ts'

import type { AppointmentEvent } from '../../appointment-event.contract.ts'
import { type Appointment, barberName } from '../appointment.ts'
import { nameOfCustomer } from '../customer.ts'
import { userIdOf } from '../load-appointment.ts'
import type { AppointmentChange, Outcome } from './effect.ts'
import { hasMoved } from './has-moved.ts'

export function publishAppointmentEvent({ before, after, by }: AppointmentChange): Outcome {
  const event: AppointmentEvent = {
    kind: 'appointment',
    change: changeOf(before, after),
    appointmentId: after.id,
    barberId: after.barber.id,
    barberName: barberName(after).trim(),
    ...(before && before.barber.id !== after.barber.id ? { formerBarberId: before.barber.id } : {}),
    date: after.day,
    time: minutesToTime(after.start),
    service: after.service.name,
    customerName: nameOfCustomer(after.customer),
    status: after.status,
    actorId: userIdOf(by),
  }
  return { afterCommit: ({ publish }) => publish(event) }
}

function changeOf(before: Appointment | null, after: Appointment): AppointmentEvent['change'] {
  if (before === null) return 'booked'
  if (hasMoved(before, after)) return 'moved'
  return after.status === 'cancelled' ? 'cancelled' : 'status'
}
