import { z } from 'zod'

import { appointmentEventSchema } from '#features/appointments/appointment-event.contract.ts'
import { inquiriesEventSchema } from '#features/inquiries/inquiries-event.contract.ts'
import { ordersEventSchema } from '#features/orders/orders-event.contract.ts'
import { shopEventSchema } from '#features/settings/public-settings.contract.ts'

export const liveEventSchema = z.discriminatedUnion('kind', [
  appointmentEventSchema,
  shopEventSchema,
  z.object({ kind: z.literal('holds') }),
  ordersEventSchema,
  inquiriesEventSchema,
  z.object({ kind: z.literal('plan') }),
  /** Events may have been lost: the screen reads everything again. */
  z.object({ kind: z.literal('resync') }),
])
export type LiveEvent = z.infer<typeof liveEventSchema>
