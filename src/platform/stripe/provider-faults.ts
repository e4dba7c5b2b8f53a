/**
 * Stripe is away, slow, busy or has not said what came of it: the same call with the same key may be made again. What else
 * it refuses is a `RefusedByProvider`.
 */
export class ProviderAway extends Error {}

/** Our keys are revoked, wrong or lack a right: nothing gets better until somebody changes them. */
export class KeysRefused extends ProviderAway {}

/** Refused for a reason that passes. Stripe gives a call with the same key the same answer for a day. */
export class RefusedForNow extends ProviderAway {}

export class RefusedByProvider extends Error {
  readonly code: string

  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}

/** The provider has no such thing: it was made with the keys of another account. */
export function isUnknownThere(error: unknown): boolean {
  return error instanceof RefusedByProvider && error.code === 'resource_missing'
}
