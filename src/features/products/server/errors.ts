import { errorsOf } from '#platform/http/errors.ts'

import { productsErrorTexts } from '../products.it.ts'

export const productError = errorsOf(productsErrorTexts, {
  400: ['STOCK_TOO_LOW', 'STOCK_TOO_HIGH'],
  404: ['PRODUCT_NOT_FOUND'],
})
