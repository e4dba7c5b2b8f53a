import type { z } from 'zod'

import { messageOf } from '#ui/http-client.ts'

/** A 2xx answer that is not what the contract promises. */
export class InvalidAnswerError extends Error {
  constructor(cause: unknown) {
    super('Risposta del server non valida', { cause })
    this.name = 'InvalidAnswerError'
  }
}

export function parseAnswer<Answer>(schema: z.ZodType<Answer>, answer: unknown): Answer {
  const parsed = schema.safeParse(answer)
  if (!parsed.success) throw new InvalidAnswerError(parsed.error)
  return parsed.data
}

/**
 * The same for the public pages: the schema library is no part of their first load, it comes while the server answers.
 * @param parse parseAnswer or parseList
 */
export async function parsed<Answer>(
  answer: Promise<unknown>,
  schema: () => Promise<z.ZodType<Answer>>,
  parse: (schema: z.ZodType<Answer>, answer: unknown) => Answer = parseAnswer,
): Promise<Answer> {
  const [body, shape] = await Promise.all([answer, schema()])
  return parse(shape, body)
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
