import { z } from 'zod'

import { inventoryRequestSchema } from '../../products.contract.ts'
import { typedQuantity } from './form/typed-numbers.ts'

const { operation, quantity } = inventoryRequestSchema.shape

export const stockFormSchema = z.object({
  operation: operation.unwrap(),
  quantity: typedQuantity.pipe(quantity),
})
