import { errorsOf } from '#platform/http/errors.ts'

import { productErrorStatus } from '../products.contract.ts'
import { productsErrorTexts } from '../products.it.ts'

export const productError = errorsOf(productErrorStatus, productsErrorTexts)
