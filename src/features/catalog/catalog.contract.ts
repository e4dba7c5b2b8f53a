import { z } from 'zod'

export const serviceSchema = z.object({
  _id: z.string(),
  name: z.string(),
  /** CHF */
  price: z.number(),
  /** minutes */
  duration: z.int(),
  description: z.string(),
})
export type Service = z.infer<typeof serviceSchema>

/** GET /api/services/active and its alias GET /api/services. */
export const activeServicesSchema = z.array(serviceSchema)
