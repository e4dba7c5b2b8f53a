import type { AuditAction } from '#features/audit/audit.contract.ts'
import { recordChange } from '#features/audit/server/record-change.ts'
import { minutesToTime } from '#shared/calendar-time.ts'
import { centimesToChf } from '#shared/money.ts'

import { nameOfCustomer } from '../appointment-message.ts'
import type { AppointmentRow } from '../appointment-rows.ts'
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
        name: `${nameOfCustomer(after)}, ${after.service_name}, ${after.shop_day} ${minutesToTime(after.start_minute)}`,
        action: actionOf(before, after),
        before: before && fieldsOf(before),
        after: fieldsOf(after),
      }),
  }
}

function actionOf(before: AppointmentRow | null, after: AppointmentRow): AuditAction {
  if (before === null) return 'created'
  return hasMoved(before, after) ? 'moved' : 'status_changed'
}

function fieldsOf(row: AppointmentRow) {
  return {
    status: row.status,
    date: row.shop_day,
    time: minutesToTime(row.start_minute),
    barber: `${row.barber_first_name} ${row.barber_last_name}`,
    service: row.service_name,
    price: centimesToChf(row.price_centimes),
    duration: row.duration_minutes,
    cancellationReason: row.cancellation_reason,
  }
}
