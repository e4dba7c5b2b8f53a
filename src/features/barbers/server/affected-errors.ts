import { AppError } from '#platform/http/errors.ts'

import type { AffectedDetails } from '../barber-changes.contract.ts'
import { barbersTexts } from '../barbers.it.ts'

type Affected = AffectedDetails['appointments']

/** The caller may retry with keepAppointments, which saves and leaves the appointments unchanged. */
export function appointmentsAffected(appointments: Affected): AppError {
  const details = { count: appointments.length, appointments }
  return new AppError('APPOINTMENTS_AFFECTED', 409, barbersTexts.affected(appointments.length), { details })
}

export function barberHasAppointments(appointments: Affected): AppError {
  const details = { count: appointments.length, appointments }
  const message = barbersTexts.hasAppointments(appointments.length)
  return new AppError('BARBER_HAS_APPOINTMENTS', 409, message, { details })
}
