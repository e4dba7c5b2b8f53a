import { z } from 'zod'

import { messageAnswerSchema } from '#shared/contracts/answers.ts'
import type { Calls } from '#shared/contracts/endpoint.ts'

/**
 * The parameters of the link in a mail. Accepts any text as the address, because the rules may have changed since the mail
 * was sent.
 */
export const unsubscribeRequestSchema = z.object({
  email: z.string().min(1).max(320),
  token: z.string().min(1).max(200),
})
export type UnsubscribeRequest = z.infer<typeof unsubscribeRequestSchema>

export const calls = {
  unsubscribe: { body: unsubscribeRequestSchema, answer: messageAnswerSchema },
} satisfies Calls
