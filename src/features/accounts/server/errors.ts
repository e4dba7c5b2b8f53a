import { errorsOf } from '#platform/http/errors.ts'

import { accountsErrorStatus } from '../accounts.contract.ts'
import { accountsErrorTexts } from '../accounts.it.ts'

export const accountsError = errorsOf(accountsErrorStatus, accountsErrorTexts)
