import { availabilityCodes } from '#features/availability/server/errors.ts'
import {
  retryOnConstraint,
  refusalOf,
  registerConstraintRefusal,
} from '#platform/database/constraint-errors.ts'
import { AppError, errorsOf } from '#platform/http/errors.ts'

import { appointmentsErrorTexts, appointmentsTexts } from '../appointments.it.ts'

export const bookingError = errorsOf(appointmentsErrorTexts, {
  400: [
    ...availabilityCodes[400],
    'FIELDS_REQUIRED',
    'EDIT_LOCKED',
    'CANCEL_LOCKED',
    'INVALID_VIEW',
    'INVALID_PHONE',
    'INVALID_PERIOD',
    'SAME_BARBER',
  ],
  402: ['PAYMENT_REQUIRED'],
  403: ['BOOKING_BARRED', 'PAID_VISIT_BEGUN'],
  404: [...availabilityCodes[404], 'APPOINTMENT_NOT_FOUND', 'CUSTOMER_NOT_FOUND'],
  409: [
    'SLOT_TAKEN',
    'SLOT_NO_LONGER_FREE',
    'OWN_OVERLAP',
    'PRICE_CHANGED',
    'DURATION_CHANGED',
    'PERSONAL_LIMIT',
    'ALREADY_CANCELLED',
    'NOT_EDITABLE',
    'TOO_MANY_HOLDS',
  ],
})

export function notEditable(status: string): AppError {
  return bookingError(status === 'cancelled' ? 'ALREADY_CANCELLED' : 'NOT_EDITABLE')
}

export function periodTooLong(longest: number): AppError {
  return new AppError('PERIOD_TOO_LONG', 400, appointmentsTexts.periodTooLong(longest))
}

export function staffRefusalOf(error: unknown): unknown {
  const refusal = error instanceof AppError ? error : refusalOf(error)
  if (refusal?.code !== 'OWN_OVERLAP') return error
  return new AppError(refusal.code, refusal.status, appointmentsTexts.clientOverlap)
}

registerConstraintRefusal('appointments_no_overlap_per_barber', () => bookingError('SLOT_TAKEN'))
registerConstraintRefusal('appointments_no_overlap_per_client', () => bookingError('OWN_OVERLAP'))
// The customer row was merged into another one after it was read.
retryOnConstraint('appointments_customer_id_fkey')
