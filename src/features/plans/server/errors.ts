import { errorsOf } from '#platform/http/errors.ts'

import { plansErrorTexts } from '../plans.it.ts'

export const plansError = errorsOf(plansErrorTexts, {
  403: ['NO_SUBSCRIPTION', 'SUBSCRIPTION_INACTIVE', 'LIMIT_EXCEEDED', 'MONTHLY_LIMIT_REACHED'],
  404: ['PLAN_NOT_FOUND', 'SUBSCRIPTION_NOT_FOUND'],
  409: ['PLAN_NOT_CHOSEN', 'TOO_MANY_BARBERS', 'PLAN_PAID_ALREADY', 'NOTHING_TO_CANCEL', 'NOTHING_TO_RESUME'],
  503: ['LIMITS_UNAVAILABLE'],
})
