import { z } from 'zod'

export const ordersEventSchema = z.object({ kind: z.literal('orders') })
export type OrdersEvent = z.infer<typeof ordersEventSchema>
