import { type Appointment, barberName, asPending } from '#features/appointments/server/appointment.ts'
import { findHold } from '#features/appointments/server/book-held-slot.ts'
import { calendarFile } from '#features/appointments/server/calendar-file.ts'
import { bookingError } from '#features/appointments/server/errors.ts'
import { loadAppointment } from '#features/appointments/server/load-appointment.ts'
import { isManageToken } from '#features/appointments/server/manage-link.ts'
import { presentAppointment } from '#features/appointments/server/present-appointment.ts'
import { shopContact } from '#features/settings/server/public-settings.ts'
import type { Platform } from '#platform/platform.ts'
import { isId } from '#shared/ids.ts'

import type { ManagedAppointment } from '../booking.contract.ts'

/** The link expires at the end of the visit. @throws AppError 404 for a wrong token or id, without telling which */
export async function loadManagedAppointment(
  platform: Platform,
  id: string,
  token: string | undefined,
): Promise<Appointment> {
  if (!isManageToken(platform, id, token)) throw bookingError('APPOINTMENT_NOT_FOUND')
  const { appointment } = await loadAppointment(platform.database.db, id, { kind: 'link' })
  if (appointment.endsAt <= platform.clock.now()) throw bookingError('APPOINTMENT_NOT_FOUND')
  return appointment
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
  if (held) return { ...presentManaged(asPending(held), now), locked: true }
  return presentManaged(await loadManagedAppointment(platform, id, token), now)
}

export function presentManaged(appointment: Appointment, now: Date): ManagedAppointment {
  const {
    guestInfo,
    client: _client,
    bookedBy: _bookedBy,
    clientNickname: _nickname,
    ...rest
  } = presentAppointment(appointment, now)
  return { ...rest, firstName: guestInfo?.firstName ?? '', barberId: appointment.barber.id }
}

export async function managedCalendarFile(platform: Platform, appointment: Appointment): Promise<string> {
  const { shopName, shopAddress, shopEmail } = await shopContact(platform)
  const entry = {
    appointmentId: appointment.id,
    startsAt: appointment.startsAt,
    endsAt: appointment.endsAt,
    service: appointment.service.name,
    barberName: barberName(appointment),
    sequence: appointment.calendarSequence,
    cancelled: appointment.status === 'cancelled',
    pending: appointment.status === 'pending',
    shopName,
    shopAddress,
    shopEmail,
    url: platform.publicOrigin,
    host: new URL(platform.publicOrigin).hostname,
  }
  return calendarFile(entry, platform.clock.now())
}
