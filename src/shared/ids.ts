import { z } from 'zod'

/** A UUID as we write it; PostgreSQL reads more forms, and answers anything else with an error of its own. */
export function isId(text: string): boolean {
  return /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i.test(text)
}

/** An id in a query or a body. */
export const idSchema = (error?: string) => z.string(error).refine(isId, { error })

/** An id in an answer, or in a path or query where it is looked up: `isId` is asked before the database is. */
export const idText = z.string()

export const idParams = z.object({ id: idText })
