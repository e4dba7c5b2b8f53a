import type { Platform } from '#platform/platform.ts'
import { minutesToTime } from '#shared/calendar-time.ts'

import type { AppointmentEvent } from '../appointment-event.contract.ts'
import { type AppointmentRow, statusOf } from './appointment-rows.ts'
import { nameOfCustomer } from './booking-messages.ts'

/**
 * After the commit: the open screens of the staff show what happened.
 * @param actorId whose call it was, null for a guest
 * @param formerBarberId who lost it in a move
 */
export function tellStaff(
  { live }: Platform,
  change: AppointmentEvent['change'],
  row: AppointmentRow,
  actorId: string | null,
  formerBarberId?: string,
): void {
  live.publish({
    kind: 'appointment',
    change,
    appointmentId: row.id,
    barberId: row.barber_id,
    barberName: `${row.barber_first_name} ${row.barber_last_name}`.trim(),
    ...(formerBarberId === undefined || formerBarberId === row.barber_id ? {} : { formerBarberId }),
    date: row.shop_day,
    time: minutesToTime(row.start_minute),
    service: row.service_name,
    customerName: nameOfCustomer(row),
    status: statusOf(row),
    actorId,
  } satisfies AppointmentEvent)
}
