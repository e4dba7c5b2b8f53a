import { z } from 'zod'

/** Sent live when an order arrives or changes; the owner's screens reload the orders. */
export const ordersEventSchema = z.object({ kind: z.literal('orders') })
export type OrdersEvent = z.infer<typeof ordersEventSchema>
