import { errorsOf } from '#platform/http/errors.ts'

import { availabilityErrorTexts } from '../availability.it.ts'

/** By status. The booking feature answers with these codes too. */
export const availabilityCodes = {
  400: ['AVAILABILITY_PARAMETERS_MISSING', 'SLOT_PARAMETERS_MISSING', 'INVALID_SERVICE', 'INVALID_DATE_TIME'],
  404: ['SERVICE_NOT_FOUND', 'BARBER_NOT_FOUND'],
} as const

export const availabilityError = errorsOf(availabilityErrorTexts, availabilityCodes)
