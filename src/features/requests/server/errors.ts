import { errorsOf } from '#platform/http/errors.ts'

import { requestsErrorStatus } from '../requests.contract.ts'
import { requestsErrorTexts } from '../requests.it.ts'

export const requestsError = errorsOf(requestsErrorStatus, requestsErrorTexts)
