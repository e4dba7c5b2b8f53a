import type { z } from 'zod'

import { messageOf } from '#ui/http/http-client.ts'

import { uiTexts } from '../ui.it.ts'

/** A 2xx answer that is not what the contract promises. */
export class InvalidAnswerError extends Error {
  constructor(cause: unknown) {
    super(uiTexts.answerInvalid, { cause })
    this.name = 'InvalidAnswerError'
  }
}

/** Lists come bare, or wrapped in {success, data}. */
export function parseAnswer<Answer>(schema: z.ZodType<Answer>, answer: unknown): Answer {
  const parsed = schema.safeParse(answer)
  if (parsed.success) return parsed.data
  const unwrapped = isWrappedList(answer) ? schema.safeParse(answer.data) : parsed
  if (unwrapped.success) return unwrapped.data
  throw new InvalidAnswerError(parsed.error)
}

export function bookingMessageOf(error: unknown, fallback: string): string {
  return error instanceof InvalidAnswerError ? error.message : messageOf(error, fallback)
}

function isWrappedList(answer: unknown): answer is { data: unknown[] } {
  return typeof answer === 'object' && answer !== null && 'data' in answer && Array.isArray(answer.data)
}
