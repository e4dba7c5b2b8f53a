import type { Actor } from '#features/audit/server/record-change.ts'
import type { Transaction } from '#platform/database/transaction.ts'
import type { Platform } from '#platform/platform.ts'

/**
 * The account before its deletion. Once the address is proven, bookings made as a guest with it belong to the
 * account too.
 */
export type LeavingAccount = { id: string; email: string; provenEmail: string | null }

/**
 * A feature's data about accounts. Features depend on accounts, not the reverse, so the app passes these to
 * the deletion, see account-traces.ts.
 */
export type AccountTrace = {
  /** Advisory locks, taken before any row lock. */
  locks?: (account: Pick<LeavingAccount, 'id' | 'email'>) => readonly number[]
  /** Locks rows that come earlier in the lock order (docs/decisions/0011). */
  lockRows?: (transaction: Transaction, account: LeavingAccount) => Promise<void>
  /**
   * Runs in the deletion's transaction, before the account's own data are deleted. `callerAddress` is the network address of
   * a client who deletes the own account; null when the staff does.
   */
  forget: (
    platform: Platform,
    transaction: Transaction,
    account: LeavingAccount,
    by: { actor: Actor; now: Date; callerAddress: string | null },
  ) => Promise<void>
}
