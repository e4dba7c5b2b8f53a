import type { ErrorBody } from '#shared/error-body.ts'

import { platformErrorTexts } from '../platform.it.ts'

type Extras = Partial<
  Pick<ErrorBody, 'errors' | 'details' | 'upgradeRequired' | 'resource' | 'current' | 'limit'>
> & {
  retryAfterSeconds?: number
}

/** Seconds after which a call that met no database is worth another try. */
export const comeBackAfter = 5

/** An expected refusal: what the caller may read of it and nothing else. */
export class AppError extends Error {
  readonly code: string
  readonly status: number
  readonly extras: Extras

  constructor(code: string, status: number, message: string, extras: Extras = {}) {
    super(message)
    this.name = 'AppError'
    this.code = code
    this.status = status
    this.extras = extras
  }
}

/**
 * Makes the refusals of one feature from its table of statuses and its table of Italian texts; a code that
 * lacks a text does not compile.
 */
export function errorsOf<Code extends string>(
  statuses: Readonly<Record<Code, number>>,
  texts: Readonly<Record<Code, string>>,
): (code: Code, extras?: Extras) => AppError {
  return (code, extras) => new AppError(code, statuses[code], texts[code], extras)
}

export const platformStatuses = {
  INVALID_INPUT: 400,
  MALFORMED_BODY: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  IDEMPOTENCY_KEY_REUSED: 409,
  CONFLICT: 409,
  PAYLOAD_TOO_LARGE: 413,
  ADDRESS_TOO_LONG: 414,
  UNSUPPORTED_MEDIA_TYPE: 415,
  TOO_MANY_REQUESTS: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
} as const

export const platformError = errorsOf(platformStatuses, platformErrorTexts)
