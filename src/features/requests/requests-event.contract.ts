import { z } from 'zod'

/** A request has come, is further, or has gone: the owner's screens read the requests again. */
export const requestsEventSchema = z.object({ kind: z.literal('requests') })
export type RequestsEvent = z.infer<typeof requestsEventSchema>
