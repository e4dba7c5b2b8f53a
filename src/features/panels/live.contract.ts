import { z } from 'zod'

import { appointmentEventSchema } from '#features/appointments/appointment-event.contract.ts'
import { ordersEventSchema } from '#features/orders/orders-event.contract.ts'
import { requestsEventSchema } from '#features/requests/requests-event.contract.ts'
import { shopEventSchema } from '#features/studio/studio.contract.ts'

/** What the open screens of the staff are told, as `data:` of a server-sent event. */
export const liveEventSchema = z.discriminatedUnion('kind', [
  appointmentEventSchema,
  shopEventSchema,
  /** A chair is held while somebody pays, is free again, or has been paid for. */
  z.object({ kind: z.literal('holds') }),
  ordersEventSchema,
  requestsEventSchema,
  /** The owner's plan: chosen, paid, called off. */
  z.object({ kind: z.literal('plan') }),
  /** Something may have been missed: read everything again. */
  z.object({ kind: z.literal('resync') }),
])
export type LiveEvent = z.infer<typeof liveEventSchema>
