import { z } from 'zod'

import { messageAnswerSchema } from '#shared/contracts/answers.ts'
import type { Calls } from '#shared/contracts/endpoint.ts'

/** As the link of a mail says it; whatever was an address when the mail was written is one. */
export const unsubscribeRequestSchema = z.object({
  email: z.string().min(1).max(320),
  token: z.string().min(1).max(200),
})
export type UnsubscribeRequest = z.infer<typeof unsubscribeRequestSchema>

export const calls = {
  unsubscribe: { body: unsubscribeRequestSchema, answer: messageAnswerSchema },
} satisfies Calls
