import pg from 'pg'

/** Text that is no UUID, number or time; values out of range; characters that PostgreSQL cannot store. */
const codes = new Set(['22P02', '22003', '22007', '22008', '22021', '22P05'])

/** Whether PostgreSQL could not read a value of a call: the caller's fault, which our schema let through. */
export function isUnreadableValue(error: unknown): boolean {
  return error instanceof pg.DatabaseError && codes.has(error.code ?? '')
}
