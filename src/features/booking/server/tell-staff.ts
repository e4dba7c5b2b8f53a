import type { Platform } from '#platform/platform.ts'
import { minutesToTime } from '#shared/calendar-time.ts'

import type { LiveEvent } from '../staff.contract.ts'
import { type AppointmentRow, statusOf } from './appointment-rows.ts'
import { nameOfCustomer } from './booking-messages.ts'

type AppointmentChange = Extract<LiveEvent, { kind: 'appointment' }>['change']

/** After the commit: open screens of the staff read barbers, hours, vacations, services and people again. */
export function tellShopChanged({ live }: Platform): void {
  live.publish({ kind: 'shop' } satisfies LiveEvent)
}

/**
 * After the commit: the open screens of the staff show what happened.
 * @param actorId whose call it was, null for a guest
 * @param formerBarberId who lost it in a move
 */
export function tellStaff(
  { live }: Platform,
  change: AppointmentChange,
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
  } satisfies LiveEvent)
}
