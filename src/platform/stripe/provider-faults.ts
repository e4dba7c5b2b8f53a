/**
 * Stripe is unreachable, slow, busy or left the outcome open: repeat the call with the same key. Any other refusal is a
 * `RefusedByProvider`.
 */
export class ProviderUnavailable extends Error {}

/** Stripe rejects our keys: revoked, wrong, or without a permission. Only the owner can fix that. */
export class InvalidKeys extends ProviderUnavailable {}

/** Refused for a temporary reason. Stripe repeats the same answer to the same key for a day. */
export class TemporarilyRefused extends ProviderUnavailable {}

export class RefusedByProvider extends Error {
  readonly code: string

  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}

/** The object does not exist in this account: it was made with the keys of another account. */
export function isMissingAtProvider(error: unknown): boolean {
  return error instanceof RefusedByProvider && error.code === 'resource_missing'
}
