import { readAgainOn, refusalOf, translateConstraint } from '#platform/database/constraint-errors.ts'
import { AppError, errorsOf } from '#platform/http/errors.ts'

import { bookingErrorStatus } from '../appointments.contract.ts'
import { appointmentsErrorTexts, appointmentsTexts } from '../appointments.it.ts'

export const bookingError = errorsOf(bookingErrorStatus, appointmentsErrorTexts)

/** @param longest days that the list may span */
export function periodTooLong(longest: number): AppError {
  return new AppError('PERIOD_TOO_LONG', 400, appointmentsTexts.periodTooLong(longest))
}

/** What a customer is told about themselves, said to whoever works for them. */
export function asToldToStaff(error: unknown): unknown {
  const refusal = error instanceof AppError ? error : refusalOf(error)
  if (refusal?.code !== 'OWN_OVERLAP') return error
  return new AppError(refusal.code, refusal.status, appointmentsTexts.clientOverlap)
}

translateConstraint('appointments_no_overlap_per_barber', () => bookingError('SLOT_TAKEN'))
translateConstraint('appointments_no_overlap_per_client', () => bookingError('OWN_OVERLAP'))
// The customer has been united with another one since it was found.
readAgainOn('appointments_customer_id_fkey')
