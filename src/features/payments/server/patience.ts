import { AppError } from '#platform/http/errors.ts'
import type { Log } from '#platform/log.ts'
import { KeysRefused, ProviderAway } from '#platform/stripe/provider-faults.ts'

/** Failures in a row after which nobody answers, and the rest waits for the next time. */
const mostFailures = 3

type Job<Item> = {
  stopping: AbortSignal | undefined
  log: Log
  /** Names the item in a line of the log. */
  named: (item: Item) => object
  /** Line of the log for any failure but the provider's absence. */
  onFailure: string
}

/** For a job that asks Stripe about many. One that Stripe does not speak of keeps nobody else waiting. */
export async function eachWithPatience<Item>(
  items: readonly Item[],
  { stopping, log, named, onFailure }: Job<Item>,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  let failures = 0
  for (const item of items) {
    if (stopping?.aborted || failures >= mostFailures) return
    try {
      await work(item)
      failures = 0
    } catch (error) {
      if (isAway(error)) {
        failures += 1
        logAway(log, error, named(item))
      } else log.error({ err: error, ...named(item) }, onFailure)
    }
  }
}

/** Stripe cannot be asked for now: it does not answer, refuses our keys, or there are none. */
export function isAway(error: unknown): error is Error {
  return error instanceof ProviderAway || hasNoKeys(error)
}

/** An error where somebody has to act, and a warning where time helps. */
export function logAway(log: Log, error: Error, details: object): void {
  const line = { err: error, ...details }
  if (error instanceof KeysRefused) log.error(line, 'Stripe refuses our keys')
  else if (hasNoKeys(error)) log.error(line, 'there are no keys for Stripe')
  else log.warn(line, 'Stripe is away')
}

function hasNoKeys(error: unknown): boolean {
  return error instanceof AppError && error.code === 'PAYMENTS_UNAVAILABLE'
}
