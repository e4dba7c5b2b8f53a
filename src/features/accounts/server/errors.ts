import { registerConstraintRefusal } from '#platform/database/constraint-errors.ts'
import { errorsOf } from '#platform/http/errors.ts'

import { accountsErrorTexts } from '../accounts.it.ts'

export const accountsError = errorsOf(accountsErrorTexts, {
  400: [
    'HUMAN_VERIFICATION_REQUIRED',
    'PASSWORD_TOO_COMMON',
    'LINK_INVALID',
    'PROFILE_PASSWORD_WRONG',
    'PROFILE_EMAIL_DIFFERS',
    'PASSWORD_UNCHANGED',
    'PASSWORD_NOT_YOURS',
  ],
  401: ['INVALID_CREDENTIALS', 'CURRENT_PASSWORD_WRONG'],
  403: ['PASSWORD_CHANGE_REQUIRED', 'NOT_YOUR_ACCOUNT'],
  404: ['USER_NOT_FOUND', 'BARBER_PROFILE_NOT_FOUND'],
  409: ['EMAIL_TAKEN', 'BARBER_PROFILE_TAKEN', 'OWN_ACCOUNT', 'OWN_ROLE', 'LAST_ADMIN'],
  429: ['LOGIN_LOCKED'],
})

registerConstraintRefusal('users_email_unique', () => accountsError('EMAIL_TAKEN'))
registerConstraintRefusal('users_one_login_per_barber', () => accountsError('BARBER_PROFILE_TAKEN'))
