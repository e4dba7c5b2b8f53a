import { setTimeout as wait } from 'node:timers/promises'

import { type Account, type AccountOptions, openAccount } from './account.ts'
import type { Call } from './call.ts'
import { createFaults, type Faults } from './control/faults.ts'
import { createDeliveries, type Deliveries } from './events/deliveries.ts'
import { loadAccounts, saveAccounts } from './state-file.ts'
import type { KeysInUse } from './wire/idempotency.ts'

export type ReceivedCall = {
  kind: string
  account: string
  audience: Call['audience']
  parameters: object
  idempotencyKey: string | null
  status: number | null
  isReplayed: boolean
  at: number
}

type Origin = Pick<Call, 'base' | 'audience' | 'request'>

export type Engine = {
  accounts: Account[]
  /** Milliseconds since 1970, including time jumps. */
  now(): number
  advance(milliseconds: number): void
  /** Runs one change, then saves the state and sends its events, even if the change throws a refusal. */
  act<Result>(account: Account, origin: Origin, change: (call: Call) => Result): Result
  callFor(account: Account, origin: Origin): Call
  pause(milliseconds: number): Promise<void>
  deliveries: Deliveries
  faults: Faults
  ownAddress: string
  received: ReceivedCall[]
  keysInUse: KeysInUse
  stop(): Promise<void>
}

type Options = {
  accounts: AccountOptions[]
  now: () => number
  file: string | undefined
  retryDelays: number[]
}

export function createEngine({ accounts: accountOptions, now: clock, file, retryDelays }: Options): Engine {
  const accounts = accountOptions.map(openAccount)
  let jumped = 0
  const stopping = new AbortController()
  const now = () => clock() + jumped
  const save = () => {
    if (file !== undefined) saveAccounts(file, accounts)
  }
  if (file !== undefined) loadAccounts(file, accounts)
  const deliveries = createDeliveries({ now, retryDelays, save })
  const callFor = (account: Account, origin: Origin): Call => ({
    account,
    now: Math.floor(now() / 1_000),
    ...origin,
  })
  // Send the events that the previous process left pending.
  for (const account of accounts) deliveries.dispatch(account)

  return {
    accounts,
    now,
    advance(milliseconds) {
      jumped += milliseconds
    },
    act(account, origin, change) {
      try {
        return change(callFor(account, origin))
      } finally {
        save()
        deliveries.dispatch(account)
      }
    },
    callFor,
    async pause(milliseconds) {
      await wait(milliseconds, undefined, { signal: stopping.signal }).catch(() => undefined)
    },
    deliveries,
    faults: createFaults(),
    ownAddress: 'http://127.0.0.1',
    received: [],
    keysInUse: new Map(),
    async stop() {
      stopping.abort()
      await deliveries.stop()
    },
  }
}
