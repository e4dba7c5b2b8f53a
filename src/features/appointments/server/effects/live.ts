import { minutesToTime } from '#shared/calendar-time.ts'

import type { AppointmentEvent } from '../../appointment-event.contract.ts'
import { nameOfCustomer } from '../appointment-message.ts'
import { type AppointmentRow, statusOf } from '../appointment-rows.ts'
import { userIdOf } from '../load-appointment.ts'
import type { AppointmentChange, Outcome } from './effect.ts'
import { hasMoved } from './has-moved.ts'

export function publishAppointmentEvent({ before, after, by }: AppointmentChange): Outcome {
  const event: AppointmentEvent = {
    kind: 'appointment',
    change: changeOf(before, after),
    appointmentId: after.id,
    barberId: after.barber_id,
    barberName: `${after.barber_first_name} ${after.barber_last_name}`.trim(),
    ...(before && before.barber_id !== after.barber_id ? { formerBarberId: before.barber_id } : {}),
    date: after.shop_day,
    time: minutesToTime(after.start_minute),
    service: after.service_name,
    customerName: nameOfCustomer(after),
    status: statusOf(after),
    actorId: userIdOf(by),
  }
  return { afterCommit: ({ publish }) => publish(event) }
}

function changeOf(before: AppointmentRow | null, after: AppointmentRow): AppointmentEvent['change'] {
  if (before === null) return 'booked'
  if (hasMoved(before, after)) return 'moved'
  return after.status === 'cancelled' ? 'cancelled' : 'status'
}
