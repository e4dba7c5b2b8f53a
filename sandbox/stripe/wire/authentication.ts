import type { Account } from '../account.ts'
import type { Call } from '../call.ts'
import { ApiError } from './api-error.ts'

type Credentials = { account: Account; audience: Call['audience'] }

/** Accepts secret keys as a bearer token; the browser's publishable key also as the parameter `key`. */
export function authenticate(
  accounts: Account[],
  authorization: string | undefined,
  keyParameter: unknown,
): Credentials {
  const bearer = /^Bearer (.+)$/i.exec(authorization ?? '')?.[1]?.trim()
  const key = bearer ?? (typeof keyParameter === 'string' ? keyParameter : undefined)
  if (key === undefined) {
    throw unauthorized(
      'You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth.',
    )
  }
  for (const account of accounts) {
    // Accept a secret key in the header only: in an address or a body it would end up in logs.
    if (bearer === account.secretKey) return { account, audience: 'secret' }
    if (key === account.publishableKey) return { account, audience: 'publishable' }
  }
  throw unauthorized(`Invalid API Key provided: ${key.slice(0, 8)}****${key.slice(-4)}`)
}

export function secretKeyRequired(): ApiError {
  // [unproven] the status.
  return unauthorized(
    'This API call cannot be made with a publishable API key. Please use a secret API key.',
    'secret_key_required',
  )
}

function unauthorized(message: string, code?: string): ApiError {
  return new ApiError(401, { type: 'invalid_request_error', message, ...(code !== undefined && { code }) })
}
