import type { ErrorBody } from '#shared/contracts/error-body.ts'

import { browserTimeZone } from '../browser/browser-time-zone.ts'
import { uiTexts } from '../ui.it.ts'
import { isOffline, isServerReachable, suspectConnection } from './connection.ts'

/** Milliseconds. Customer calls use this timeout; staff calls pass `timeout: staffTimeout`. */
const customerTimeout = 30_000
export const staffTimeout = 10_000

export const tokenStorageKey = 'token'

export type Query = Readonly<Record<string, string | number | boolean | undefined>>

type Call = {
  query?: Query | undefined
  body?: unknown
  headers?: Record<string, string>
  signal?: AbortSignal | undefined
  timeout?: number | undefined
  /** Loads the code that reads the answer. If that fails, a call that changes data is not sent. */
  readable?: () => Promise<unknown>
}

/** Any answer but 2xx. `message` is the server's Italian sentence, or empty when it sent none. */
export class HttpError extends Error {
  readonly status: number
  readonly body: Partial<ErrorBody>

  constructor(status: number, body: Partial<ErrorBody>) {
    super(body.message ?? '')
    this.name = 'HttpError'
    this.status = status
    this.body = body
  }
}

export function hasCode(error: unknown, code: string): error is HttpError {
  return error instanceof HttpError && error.body.code === code
}

export class ConnectionError extends Error {
  constructor(cause: unknown, message: string = uiTexts.connectionFailed) {
    super(message, { cause })
    this.name = 'ConnectionError'
  }
}

/** The call was not sent: the browser is offline, or cannot load the code that reads the answer. */
export class UnsentError extends ConnectionError {
  constructor(cause?: unknown, message?: string) {
    super(cause, message)
    this.name = 'UnsentError'
  }
}

type Guard = {
  beforeCall?: (path: string) => Promise<void>
  /** Runs once per answer 401. `token` is the one that the call carried; a newer one may exist by now. */
  onUnauthorized?: (path: string, token: string | null) => void
}

let guard: Guard = {}

export function guardCalls(next: Guard): void {
  guard = next
}

export function messageOf(error: unknown, fallback: string): string {
  if (error instanceof ConnectionError) return error.message
  if (error instanceof HttpError && error.message) return error.message
  return fallback
}

/**
 * Makes one HTTP call; screens use the typed `call`. While the server is unreachable, sends no call that changes data: it might
 * arrive later, when the user no longer expects it.
 * @param path below /api
 * @throws HttpError for any answer but 2xx, ConnectionError for none
 */
export async function send(method: string, path: string, call: Call = {}): Promise<Response> {
  const { query, body, headers, signal, timeout = customerTimeout, readable } = call
  const isQuestion = method === 'GET'
  if (!isQuestion && isOffline() && !(await isServerReachable()))
    throw new UnsentError(undefined, uiTexts.offline)
  await guard.beforeCall?.(path)
  const deadline = AbortSignal.timeout(timeout)
  const end = signal ? AbortSignal.any([signal, deadline]) : deadline
  const isForm = body instanceof FormData
  const token = readToken()
  let response: Response
  let isSent = false
  try {
    if (!isQuestion) await Promise.race([readable?.(), rejectOnAbort(end)])
    isSent = true
    response = await fetch(addressOf(path, query), {
      method,
      credentials: 'include',
      signal: end,
      headers: {
        accept: 'application/json',
        'x-timezone': browserTimeZone() || 'Europe/Rome',
        ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    })
  } catch (error) {
    if (signal?.aborted) throw error
    if (!deadline.aborted) suspectConnection()
    throw isSent ? new ConnectionError(error) : new UnsentError(error)
  }
  if (response.ok) return response
  const answer: unknown = await response.json().catch(() => undefined)
  if (response.status === 401) guard.onUnauthorized?.(path, token)
  throw new HttpError(response.status, isErrorBody(answer) ? answer : {})
}

async function rejectOnAbort(end: AbortSignal): Promise<never> {
  return await new Promise((_resolve, reject) => end.addEventListener('abort', reject))
}

/** @param path below /api */
export function addressOf(path: string, query: Query = {}): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) search.set(name, String(value))
  }
  const text = search.toString()
  return text ? `/api${path}?${text}` : `/api${path}`
}

function readToken(): string | null {
  try {
    return localStorage.getItem(tokenStorageKey) || null
  } catch {
    return null
  }
}

function isErrorBody(answer: unknown): answer is Partial<ErrorBody> {
  return (
    typeof answer === 'object' && answer !== null && 'message' in answer && typeof answer.message === 'string'
  )
}
