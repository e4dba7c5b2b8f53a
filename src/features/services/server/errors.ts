import { registerConstraintRefusal } from '#platform/database/constraint-errors.ts'
import { errorsOf } from '#platform/http/errors.ts'

import { servicesErrorTexts } from '../services.it.ts'

export const servicesError = errorsOf(servicesErrorTexts, {
  404: ['SERVICE_NOT_FOUND'],
  409: ['SERVICE_NAME_TAKEN'],
})

registerConstraintRefusal('services_name_unique', () =>
  servicesError('SERVICE_NAME_TAKEN', { errors: { name: servicesErrorTexts.SERVICE_NAME_TAKEN } }),
)
