import { errorsOf } from '#platform/http/errors.ts'

import { availabilityErrorStatus } from '../availability.contract.ts'
import { availabilityErrorTexts } from '../availability.it.ts'

export const availabilityError = errorsOf(availabilityErrorStatus, availabilityErrorTexts)
