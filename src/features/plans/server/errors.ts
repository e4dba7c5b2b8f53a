import { errorsOf } from '#platform/http/errors.ts'

import { planErrorStatus } from '../plans.contract.ts'
import { plansErrorTexts } from '../plans.it.ts'

export const plansError = errorsOf(planErrorStatus, plansErrorTexts)
