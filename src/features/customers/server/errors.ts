import { errorsOf } from '#platform/http/errors.ts'

import { customersErrorStatus } from '../customers.contract.ts'
import { customersErrorTexts } from '../customers.it.ts'

export const customersError = errorsOf(customersErrorStatus, customersErrorTexts)
