import type { Actor } from '#features/audit/server/public.ts'
import type { Transaction } from '#platform/database/transaction.ts'
import type { Platform } from '#platform/platform.ts'

/** Who leaves, as the account still is. What they did as a guest is theirs, too, once the address is proven. */
export type LeavingAccount = { id: string; email: string; provenEmail: string | null }

/**
 * What a feature keeps of people with an account. The features stand on the accounts and not the other way round: the
 * app hands their traces to the deletion, see account-traces.ts.
 */
export type AccountTrace = {
  /** Advisory locks, held before any row is locked. */
  locks?: (account: Pick<LeavingAccount, 'id' | 'email'>) => readonly number[]
  /** Rows that stand before those of others in the order of locks (docs/decisions/0011). */
  lockRows?: (transaction: Transaction, account: LeavingAccount) => Promise<void>
  /** In the transaction of the deletion, before the account's own data go. */
  forget: (
    platform: Platform,
    transaction: Transaction,
    account: LeavingAccount,
    by: { actor: Actor; now: Date },
  ) => Promise<void>
}
