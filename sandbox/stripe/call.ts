import type { Account } from './account.ts'

export type Call = {
  account: Account
  /** Seconds since 1970, as all times of the API. */
  now: number
  base: string
  /** Callers with a publishable key and a client secret see and may do less. */
  audience: 'secret' | 'publishable'
  request: { id: string | null; idempotency_key: string | null }
}
