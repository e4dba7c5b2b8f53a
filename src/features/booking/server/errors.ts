import { translateConstraint } from '#platform/database/constraint-errors.ts'
import { errorsOf } from '#platform/http/errors.ts'

import { bookingErrorStatus } from '../booking.contract.ts'
import { bookingErrorTexts } from '../booking.it.ts'

export const bookingError = errorsOf(bookingErrorStatus, bookingErrorTexts)

translateConstraint('appointments_no_overlap_per_barber', () => bookingError('SLOT_TAKEN'))
translateConstraint('appointments_no_overlap_per_client', () => bookingError('OWN_OVERLAP'))
