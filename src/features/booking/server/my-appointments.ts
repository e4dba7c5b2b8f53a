import { sql } from 'kysely'

import type { Session } from '#features/accounts/server/find-session.ts'
import type { AppointmentView } from '#features/appointments/appointments.contract.ts'
import { selectAppointments, fetchAppointments } from '#features/appointments/server/appointment-rows.ts'
import { presentAppointment } from '#features/appointments/server/present-appointment.ts'
import { onPage } from '#platform/database/pages.ts'
import type { Platform } from '#platform/platform.ts'

const pageSize = 50

export async function myAppointments(
  platform: Platform,
  session: Session,
  page: number,
): Promise<AppointmentView[]> {
  const { userId, user } = session
  const provenEmail = user.emailVerified ? user.email.toLowerCase() : null
  const now = platform.clock.now()
  const own = selectAppointments(platform.database.db)
    .where((eb) =>
      eb.or([eb('appointments.client_id', '=', userId), eb('appointments.guest_email', '=', provenEmail)]),
    )
    .orderBy(sql`CASE WHEN appointments.starts_at > ${now} THEN appointments.starts_at END`)
    .orderBy('appointments.starts_at', 'desc')
    .$call(onPage({ page, limit: pageSize }))
  return (await fetchAppointments(own)).map((appointment) => presentAppointment(appointment, now))
}
