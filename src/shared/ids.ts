import { z } from 'zod'

/** Whether the text is a UUID as we write it. PostgreSQL reads more forms, and fails on anything else. */
export function isId(text: string): boolean {
  return /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i.test(text)
}

/**
 * An id in a query or a body. An id in a path has no schema: a malformed one is answered as not found. Lower case, because rate
 * limits, locks and the log compare ids as text.
 */
export const idSchema = (error?: string) => z.string(error).refine(isId, { error }).toLowerCase()

export const idText = z.string()

/** Path parameters of a call about one row. Check `isId` before the database is queried. */
export const idParams = z.object({ id: z.string().toLowerCase() })
