import { z } from 'zod'

/** A request was added, changed or deleted; the owner's screens reload. */
export const requestsEventSchema = z.object({ kind: z.literal('requests') })
export type RequestsEvent = z.infer<typeof requestsEventSchema>
