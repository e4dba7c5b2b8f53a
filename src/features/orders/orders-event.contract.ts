import { z } from 'zod'

/** An order has come, or is further: the owner's screens read the orders again. */
export const ordersEventSchema = z.object({ kind: z.literal('orders') })
export type OrdersEvent = z.infer<typeof ordersEventSchema>
