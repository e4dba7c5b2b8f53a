import type { ErrorBody } from '#shared/contracts/error-body.ts'

import { platformErrorTexts } from '../platform.it.ts'

type Extras = Partial<
  Pick<ErrorBody, 'errors' | 'details' | 'upgradeRequired' | 'resource' | 'current' | 'limit'>
> & {
  retryAfterSeconds?: number
}

/** Seconds after which a call may be repeated when the database was unavailable. */
export const retryAfterSeconds = 5

/** An expected refusal. Its code, message and extras are shown to the caller. */
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

type Status = 400 | 401 | 402 | 403 | 404 | 405 | 409 | 412 | 413 | 414 | 415 | 429 | 500 | 503
type Listed<Codes> = Extract<Codes[keyof Codes], readonly unknown[]>[number]

/** @param codes does not compile when a code lacks a text or a text lacks a code */
export function errorsOf<
  Texts extends Readonly<Record<string, string>>,
  const Codes extends Readonly<Partial<Record<Status, readonly (keyof Texts & string)[]>>>,
>(
  texts: Texts,
  codes: Codes & Record<Exclude<keyof Texts, Listed<Codes>>, never>,
): (code: keyof Texts & string, extras?: Extras) => AppError
export function errorsOf(
  texts: Readonly<Record<string, string>>,
  codes: Readonly<Record<string, readonly string[]>>,
): (code: string, extras?: Extras) => AppError {
  return (code, extras) => {
    const status = Object.entries(codes).find(([, listed]) => listed.includes(code))?.[0]
    return new AppError(code, Number(status), texts[code] ?? '', extras)
  }
}

export const platformError = errorsOf(platformErrorTexts, {
  400: ['INVALID_INPUT', 'MALFORMED_BODY'],
  401: ['UNAUTHENTICATED'],
  403: ['FORBIDDEN'],
  404: ['NOT_FOUND'],
  409: ['IDEMPOTENCY_KEY_REUSED', 'CONFLICT'],
  413: ['PAYLOAD_TOO_LARGE'],
  414: ['ADDRESS_TOO_LONG'],
  415: ['UNSUPPORTED_MEDIA_TYPE'],
  429: ['TOO_MANY_REQUESTS'],
  500: ['INTERNAL'],
  503: ['UNAVAILABLE'],
})
