import { registerConstraintRefusal } from '#platform/database/constraint-errors.ts'
import { errorsOf } from '#platform/http/errors.ts'

import { barbersErrorTexts } from '../barbers.it.ts'

export const barbersError = errorsOf(barbersErrorTexts, {
  400: ['INVALID_SERVICE', 'INVALID_DATE', 'VACATION_IN_PAST', 'VACATION_ORDER'],
  404: ['BARBER_NOT_FOUND'],
  409: ['BARBER_EMAIL_TAKEN', 'USER_EXISTS', 'USER_ALREADY_LINKED'],
})

registerConstraintRefusal('barbers_email_unique', () => barbersError('BARBER_EMAIL_TAKEN'))
