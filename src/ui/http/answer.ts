import type { z } from 'zod'

import { uiTexts } from '../ui.it.ts'
import { messageOf } from './http-client.ts'

export class InvalidAnswerError extends Error {
  readonly told: string | undefined

  constructor(cause: unknown, answer?: unknown) {
    super(uiTexts.answerInvalid, { cause })
    this.name = 'InvalidAnswerError'
    this.told = isRefusal(answer) ? answer.message : undefined
  }
}

/** Accepts a list bare or wrapped in {success, data}. */
export function parseAnswer<Answer>(schema: z.ZodType<Answer>, answer: unknown): Answer {
  const parsed = schema.safeParse(answer)
  if (parsed.success) return parsed.data
  const unwrapped = isWrappedList(answer) ? schema.safeParse(answer.data) : parsed
  if (unwrapped.success) return unwrapped.data
  throw new InvalidAnswerError(parsed.error, answer)
}

export function bookingMessageOf(error: unknown, fallback: string): string {
  return error instanceof InvalidAnswerError ? error.message : messageOf(error, fallback)
}

function isRefusal(answer: unknown): answer is { message: string } {
  if (typeof answer !== 'object' || answer === null || !('success' in answer)) return false
  return answer.success === false && 'message' in answer && typeof answer.message === 'string'
}

function isWrappedList(answer: unknown): answer is { data: unknown[] } {
  return typeof answer === 'object' && answer !== null && 'data' in answer && Array.isArray(answer.data)
}
