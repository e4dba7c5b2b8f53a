import pg from 'pg'

/** Text that is no UUID, number or time; numbers and times out of range; characters that cannot be stored. */
const codes = new Set(['22P02', '22003', '22007', '22008', '22021', '22P05'])

/** A value of a call that PostgreSQL could not read: the caller's fault, and a schema of ours that let it through. */
export function isUnreadableValue(error: unknown): boolean {
  return error instanceof pg.DatabaseError && codes.has(error.code ?? '')
}
