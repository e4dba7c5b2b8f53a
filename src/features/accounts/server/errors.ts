import { translateConstraint } from '#platform/database/constraint-errors.ts'
import { errorsOf } from '#platform/http/errors.ts'

import { accountsErrorStatus } from '../accounts.contract.ts'
import { accountsErrorTexts } from '../accounts.it.ts'

export const accountsError = errorsOf(accountsErrorStatus, accountsErrorTexts)

translateConstraint('users_email_unique', () => accountsError('EMAIL_TAKEN'))
translateConstraint('users_one_login_per_barber', () => accountsError('BARBER_PROFILE_TAKEN'))
