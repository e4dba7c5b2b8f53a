import Stripe from 'stripe'

import { InvalidKeys, ProviderUnavailable, RefusedByProvider, TemporarilyRefused } from './provider-faults.ts'

export async function callStripe<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error
    if (areKeysRefused(error)) throw new InvalidKeys(error.message, { cause: error })
    if (error.code === 'balance_insufficient') throw new TemporarilyRefused(error.message, { cause: error })
    if (isRetryableFailure(error)) throw new ProviderUnavailable(error.message, { cause: error })
    throw new RefusedByProvider(error.code ?? error.type, error.message)
  }
}

type StripeFailure = InstanceType<typeof Stripe.errors.StripeError>

/** 401 and 403 say nothing about the money. */
function areKeysRefused(error: StripeFailure): boolean {
  return (
    error instanceof Stripe.errors.StripeAuthenticationError ||
    error instanceof Stripe.errors.StripePermissionError
  )
}

/** 409: a call with the same key is under way elsewhere. */
function isRetryableFailure(error: StripeFailure): boolean {
  return (
    error instanceof Stripe.errors.StripeConnectionError ||
    error instanceof Stripe.errors.StripeAPIError ||
    error instanceof Stripe.errors.StripeRateLimitError ||
    error.statusCode === 409
  )
}
