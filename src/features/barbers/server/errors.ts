import { translateConstraint } from '#platform/database/constraint-errors.ts'
import { AppError, errorsOf } from '#platform/http/errors.ts'

import { barbersErrorStatus } from '../barbers.contract.ts'
import { barbersErrorTexts, barbersTexts } from '../barbers.it.ts'
import type { AffectedDetails } from '../staff.contract.ts'

export const barbersError = errorsOf(barbersErrorStatus, barbersErrorTexts)

translateConstraint('barbers_email_unique', () => barbersError('BARBER_EMAIL_TAKEN'))

type Affected = AffectedDetails['appointments']

/** Not a no: the same call with keepAppointments saves and leaves them as they are. */
export function appointmentsAffected(appointments: Affected): AppError {
  const details = { count: appointments.length, appointments }
  return new AppError('APPOINTMENTS_AFFECTED', 409, barbersTexts.affected(appointments.length), { details })
}

export function barberHasAppointments(appointments: Affected): AppError {
  const details = { count: appointments.length, appointments }
  const message = barbersTexts.hasAppointments(appointments.length)
  return new AppError('BARBER_HAS_APPOINTMENTS', 409, message, { details })
}
