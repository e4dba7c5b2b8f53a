import type { BookingLimits } from '../plans.contract.ts'

type Answer<Data> = { data: Data | undefined; isError: boolean }

export type CreationState =
  | { kind: 'pending' | 'open' }
  | { kind: 'no-plan'; message: string | null }
  | { kind: 'used-up'; message: string | null; limits: BookingLimits }
  /** Unknown; the screen must not present it as a missing plan (C-15). */
  | { kind: 'access-failed' | 'limits-failed' }

/** @param access of the owner; undefined for clients */
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
