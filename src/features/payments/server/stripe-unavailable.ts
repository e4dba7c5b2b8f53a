import { AppError } from '#platform/http/errors.ts'
import type { Log } from '#platform/log.ts'
import { InvalidKeys, ProviderUnavailable } from '#platform/stripe/provider-faults.ts'

const maxFailures = 3

type Job<Item> = {
  stopping: AbortSignal | undefined
  log: Log
  named: (item: Item) => object
  onFailure: string
}

/** Runs `work` for each item and goes on after a failure, until several in a row show that Stripe is unavailable. */
export async function eachUntilUnavailable<Item>(
  items: readonly Item[],
  { stopping, log, named, onFailure }: Job<Item>,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  let failures = 0
  for (const item of items) {
    if (stopping?.aborted || failures >= maxFailures) return
    try {
      await work(item)
      failures = 0
    } catch (error) {
      if (isStripeUnavailable(error)) {
        failures += 1
        logUnavailable(log, error, named(item))
      } else log.error({ err: error, ...named(item) }, onFailure)
    }
  }
}

/** True when Stripe is unavailable: no answer, our keys are refused, or there are none. */
export function isStripeUnavailable(error: unknown): error is Error {
  return error instanceof ProviderUnavailable || hasNoKeys(error)
}

/** Logs an error if a person must act, a warning if time helps. */
export function logUnavailable(log: Log, error: Error, details: object): void {
  const line = { err: error, ...details }
  if (error instanceof InvalidKeys) log.error(line, 'Stripe refuses our keys')
  else if (hasNoKeys(error)) log.error(line, 'there are no keys for Stripe')
  else log.warn(line, 'Stripe is away')
}

function hasNoKeys(error: unknown): boolean {
  return error instanceof AppError && error.code === 'PAYMENTS_UNAVAILABLE'
}
