import type { z } from 'zod'

import { invalidAnswer } from '#features/booking/booking-screens.it.ts'
import { messageOf } from '#ui/http-client.ts'

/** A 2xx answer that is not what the contract promises. */
export class InvalidAnswerError extends Error {
  constructor(cause: unknown) {
    super(invalidAnswer, { cause })
    this.name = 'InvalidAnswerError'
  }
}

export function parseAnswer<Answer>(schema: z.ZodType<Answer>, answer: unknown): Answer {
  const parsed = schema.safeParse(answer)
  if (!parsed.success) throw new InvalidAnswerError(parsed.error)
  return parsed.data
}

/** Lists come bare, or wrapped in {success, data}. */
export function parseList<Answer>(schema: z.ZodType<Answer>, answer: unknown): Answer {
  return parseAnswer(schema, isWrapped(answer) ? answer.data : answer)
}

/** The sentence to show for a failed booking call. */
export function bookingMessageOf(error: unknown, fallback: string): string {
  return error instanceof InvalidAnswerError ? error.message : messageOf(error, fallback)
}

function isWrapped(answer: unknown): answer is { data: unknown } {
  return typeof answer === 'object' && answer !== null && 'data' in answer
}
