import type { AuditAction } from '#features/audit/audit.contract.ts'
import { recordChange } from '#features/audit/server/record-change.ts'
import { minutesToTime } from '#shared/calendar-time.ts'
import { centimesToChf } from '#shared/money.ts'

import { type Appointment, barberName } from '../appointment.ts'
import { nameOfCustomer } from '../customer.ts'
import type { AppointmentChange, Outcome } from './effect.ts'
import { hasMoved } from './has-moved.ts'

export function recordHistory({ before, after, by, now }: AppointmentChange): Outcome {
  if (by.kind !== 'admin' && by.kind !== 'barber') return {}
  const { actor } = by
  return {
    write: (transaction) =>
      recordChange(transaction, actor, now, {
        entity: 'appointment',
        id: after.id,
        // People search the log by day, and a change of status alone has no day in its fields.
        name: `${nameOfCustomer(after.customer)}, ${after.service.name}, ${after.day} ${minutesToTime(after.start)}`,
        action: actionOf(before, after),
        before: before && fieldsOf(before),
        after: fieldsOf(after),
      }),
  }
}

function actionOf(before: Appointment | null, after: Appointment): AuditAction {
  if (before === null) return 'created'
  return hasMoved(before, after) ? 'moved' : 'status_changed'
}

function fieldsOf(appointment: Appointment) {
  return {
    status: appointment.status,
    date: appointment.day,
    time: minutesToTime(appointment.start),
    barber: barberName(appointment),
    service: appointment.service.name,
    price: centimesToChf(appointment.price),
    duration: appointment.duration,
    cancellationReason: appointment.cancellationReason,
  }
}
