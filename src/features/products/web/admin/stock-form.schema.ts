import { z } from 'zod'

import { inventoryRequestSchema } from '../../products.contract.ts'
import { typedPieces } from './form/typed-numbers.ts'

const { operation, quantity } = inventoryRequestSchema.shape

export const stockFormSchema = z.object({
  operation: operation.unwrap(),
  quantity: typedPieces.pipe(quantity),
})
