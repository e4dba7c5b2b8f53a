import { z } from 'zod'

export const inquiriesEventSchema = z.object({ kind: z.literal('requests') })
export type InquiriesEvent = z.infer<typeof inquiriesEventSchema>
