import { translateConstraint } from '#platform/database/constraint-errors.ts'
import { errorsOf } from '#platform/http/errors.ts'

import { barbersErrorStatus } from '../barbers.contract.ts'
import { barbersErrorTexts } from '../barbers.it.ts'

export const barbersError = errorsOf(barbersErrorStatus, barbersErrorTexts)

translateConstraint('barbers_email_unique', () => barbersError('BARBER_EMAIL_TAKEN'))
