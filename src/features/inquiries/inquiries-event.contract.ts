import { z } from 'zod'

export const requestsEventSchema = z.object({ kind: z.literal('requests') })
export type RequestsEvent = z.infer<typeof requestsEventSchema>
