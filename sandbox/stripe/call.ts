import type { Account } from './account.ts'

/** In whose name something happens, when, and where its pages can be reached. */
export type Call = {
  account: Account
  /** Seconds since 1970, as all times of the API. */
  now: number
  /** Address of the sandbox's routes as the caller reached them, without a slash at the end. */
  base: string
  /** Holders of a publishable key and a client secret see and do less. */
  audience: 'secret' | 'publishable'
  request: { id: string | null; idempotency_key: string | null }
}
