import { z } from 'zod'

import { paginationSchema } from './pagination.ts'

export const messageAnswerSchema = z.object({ success: z.literal(true), message: z.string() })

export function dataAnswer<Data extends z.ZodType>(data: Data) {
  return z.object({ success: z.literal(true), data })
}

export function pageAnswer<Item extends z.ZodType>(item: Item) {
  return z.object({ success: z.literal(true), data: z.array(item), pagination: paginationSchema })
}
