import { lockKey } from '#platform/database/transaction.ts'

/** Locks that make sending a form and deleting its account wait for each other. */
export function inquiryLocks({ id, email }: { id: string | null; email: string }): number[] {
  return [
    ...(id === null ? [] : [lockKey(`requests of ${id}`)]),
    lockKey(`requests of ${email.toLowerCase()}`),
  ]
}
