import type { BookingLimits } from '../../plans.contract.ts'

type Answer<Data> = { data: Data | undefined; isError: boolean }

/** Whether somebody may be booked now, as far as it is known. */
export type CreationState =
  | { kind: 'pending' | 'open' }
  | { kind: 'no-plan'; message: string | null }
  | { kind: 'used-up'; message: string | null; limits: BookingLimits }
  /** Not known: nobody may take it for a missing plan (C-15). */
  | { kind: 'access-failed' | 'limits-failed' }

/** @param access the owner's; a client has none that would matter */
export function creationStateOf(limits: Answer<BookingLimits>, access?: Answer<unknown>): CreationState {
  if (access?.isError && access.data === undefined) return { kind: 'access-failed' }
  if (limits.isError && !limits.data) return { kind: 'limits-failed' }
  if (!limits.data || (access && access.data === undefined)) return { kind: 'pending' }
  const { canCreate, reason, message } = limits.data
  if (canCreate) return { kind: 'open' }
  if (reason === 'NO_SUBSCRIPTION' || reason === 'SUBSCRIPTION_INACTIVE') return { kind: 'no-plan', message }
  if (reason === 'MONTHLY_LIMIT_REACHED') return { kind: 'used-up', message, limits: limits.data }
  return { kind: 'limits-failed' }
}
