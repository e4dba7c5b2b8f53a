import { translateConstraint } from '#platform/database/constraint-errors.ts'
import { errorsOf } from '#platform/http/errors.ts'

import { catalogErrorStatus } from '../catalog.contract.ts'
import { catalogErrorTexts } from '../catalog.it.ts'

export const catalogError = errorsOf(catalogErrorStatus, catalogErrorTexts)

translateConstraint('services_name_unique', () =>
  catalogError('SERVICE_NAME_TAKEN', { errors: { name: catalogErrorTexts.SERVICE_NAME_TAKEN } }),
)
