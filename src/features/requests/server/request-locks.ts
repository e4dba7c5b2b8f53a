import { lockKey } from '#platform/database/transaction.ts'

/** Whoever writes and whoever deletes the account wait for each other. */
export function requestLocks({ id, email }: { id: string | null; email: string }): number[] {
  return [
    ...(id === null ? [] : [lockKey(`requests of ${id}`)]),
    lockKey(`requests of ${email.toLowerCase()}`),
  ]
}
