import { type AppointmentRow, presentAppointment } from '#features/appointments/server/appointment-rows.ts'
import { findHold } from '#features/appointments/server/book-held-slot.ts'
import { calendarFile } from '#features/appointments/server/calendar-file.ts'
import { bookingError } from '#features/appointments/server/errors.ts'
import { loadAppointment } from '#features/appointments/server/load-appointment.ts'
import { isManageToken } from '#features/appointments/server/manage-link.ts'
import { shopContact } from '#features/settings/server/public-settings.ts'
import type { Platform } from '#platform/platform.ts'
import { isId } from '#shared/ids.ts'

import type { ManagedAppointment } from '../booking.contract.ts'

/** The link expires at the end of the visit. @throws AppError 404 for a wrong token or id, without telling which */
export async function loadManagedAppointment(
  platform: Platform,
  id: string,
  token: string | undefined,
): Promise<AppointmentRow> {
  if (!isManageToken(platform, id, token)) throw bookingError('APPOINTMENT_NOT_FOUND')
  const { row } = await loadAppointment(platform.database.db, id, { kind: 'link' })
  if (row.ends_at <= platform.clock.now()) throw bookingError('APPOINTMENT_NOT_FOUND')
  return row
}

/** Also returns a hold whose payment is undecided, locked against changes. @throws AppError 404 */
export async function readManagedAppointment(
  platform: Platform,
  id: string,
  token: string | undefined,
): Promise<ManagedAppointment> {
  const now = platform.clock.now()
  const held =
    isId(id) && isManageToken(platform, id, token) ? await findHold(platform.database.db, id) : undefined
  if (held) return { ...presentManaged({ ...held, status: 'pending' }, now), locked: true }
  return presentManaged(await loadManagedAppointment(platform, id, token), now)
}

export function presentManaged(row: AppointmentRow, now: Date): ManagedAppointment {
  const {
    guestInfo,
    client: _client,
    bookedBy: _bookedBy,
    clientNickname: _nickname,
    ...rest
  } = presentAppointment(row, now)
  return { ...rest, firstName: guestInfo?.firstName ?? '', barberId: row.barber_id }
}

export async function managedCalendarFile(platform: Platform, row: AppointmentRow): Promise<string> {
  const { shopName, shopAddress, shopEmail } = await shopContact(platform)
  const entry = {
    appointmentId: row.id,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    service: row.service_name,
    barberName: `${row.barber_first_name} ${row.barber_last_name}`,
    sequence: row.calendar_sequence,
    cancelled: row.status === 'cancelled',
    pending: row.status === 'pending',
    shopName,
    shopAddress,
    shopEmail,
    url: platform.publicOrigin,
    host: new URL(platform.publicOrigin).hostname,
  }
  return calendarFile(entry, platform.clock.now())
}
