import { z } from 'zod'

/** A UUID as we write it; PostgreSQL reads more forms, and answers anything else with an error of its own. */
export function isId(text: string): boolean {
  return /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i.test(text)
}

/**
 * An id in a query or a body. In a path it is looked up instead: what is no id is not found. Small letters, because limits,
 * locks and the log compare it as text.
 */
export const idSchema = (error?: string) => z.string(error).refine(isId, { error }).toLowerCase()

/** An id in an answer. */
export const idText = z.string()

/** Of every call about one thing; `isId` is asked before the database is. */
export const idParams = z.object({ id: z.string().toLowerCase() })
