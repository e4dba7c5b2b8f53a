import { translateConstraint } from '#platform/database/constraint-errors.ts'
import { errorsOf } from '#platform/http/errors.ts'

import { catalogErrorTexts } from '../services.it.ts'

export const catalogError = errorsOf(catalogErrorTexts, {
  404: ['SERVICE_NOT_FOUND'],
  409: ['SERVICE_NAME_TAKEN'],
})

translateConstraint('services_name_unique', () =>
  catalogError('SERVICE_NAME_TAKEN', { errors: { name: catalogErrorTexts.SERVICE_NAME_TAKEN } }),
)
