import type { ErrorBody } from '#shared/error-body.ts'

/** Customer calls wait this long; staff calls pass `timeout: staffTimeout`. Both in milliseconds. */
const customerTimeout = 30_000
export const staffTimeout = 10_000

export const tokenStorageKey = 'token'

type Call = {
  query?: Record<string, string | number | boolean | undefined>
  body?: unknown
  headers?: Record<string, string>
  signal?: AbortSignal
  timeout?: number
}

/** An answer other than 2xx. `message` is the server's Italian sentence, or empty when it sent none. */
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

/** No answer at all: offline, refused, or out of time. */
export class ConnectionError extends Error {
  constructor(cause: unknown) {
    super('Errore di connessione', { cause })
    this.name = 'ConnectionError'
  }
}

type Guard = {
  /** Runs before each call, for example to refresh a token that is about to expire. */
  beforeCall?: (path: string) => Promise<void>
  /** Runs once per answer 401. `token` is the one that the call carried: it may have been replaced meanwhile. */
  onUnauthorized?: (path: string, token: string | null) => void
}

let guard: Guard = {}

/** The session hooks in here once at start, so that no screen ever handles a 401 by itself. */
export function guardCalls(next: Guard): void {
  guard = next
}

export const http = {
  get: <Answer>(path: string, call?: Call) => send<Answer>('GET', path, call),
  post: <Answer>(path: string, body?: unknown, call?: Call) => send<Answer>('POST', path, { ...call, body }),
  put: <Answer>(path: string, body?: unknown, call?: Call) => send<Answer>('PUT', path, { ...call, body }),
  patch: <Answer>(path: string, body?: unknown, call?: Call) =>
    send<Answer>('PATCH', path, { ...call, body }),
  delete: <Answer>(path: string, call?: Call) => send<Answer>('DELETE', path, call),
  /** An answer that is a file. */
  file: async (path: string, call?: Call): Promise<Blob> => {
    const response = await fetchAnswer('GET', path, call)
    return await response.blob().catch((error: unknown) => {
      throw new ConnectionError(error)
    })
  },
}

/** The sentence to show: the server's when it sent one, a connection error's own, else the given text. */
export function messageOf(error: unknown, fallback: string): string {
  if (error instanceof ConnectionError) return error.message
  if (error instanceof HttpError && error.message) return error.message
  return fallback
}

async function send<Answer>(method: string, path: string, call?: Call): Promise<Answer> {
  const response = await fetchAnswer(method, path, call)
  const answer: unknown = await response.json().catch(() => undefined)
  return answer as Answer
}

/**
 * @param path below /api, for example '/auth/login'
 * @throws HttpError for any answer but 2xx, ConnectionError for none
 */
async function fetchAnswer(method: string, path: string, call: Call = {}): Promise<Response> {
  await guard.beforeCall?.(path)
  const { query, body, headers, signal, timeout = customerTimeout } = call
  const deadline = AbortSignal.timeout(timeout)
  const isForm = body instanceof FormData
  const token = readToken()
  let response: Response
  try {
    response = await fetch(`/api${path}${searchOf(query)}`, {
      method,
      credentials: 'include',
      signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
      headers: {
        accept: 'application/json',
        'x-timezone': Intl.DateTimeFormat().resolvedOptions().timeZone || 'Europe/Rome',
        ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    })
  } catch (error) {
    if (signal?.aborted) throw error
    throw new ConnectionError(error)
  }
  if (response.ok) return response
  const answer: unknown = await response.json().catch(() => undefined)
  if (response.status === 401) guard.onUnauthorized?.(path, token)
  throw new HttpError(response.status, isErrorBody(answer) ? answer : {})
}

function searchOf(query: Call['query']): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined) search.set(name, String(value))
  }
  const text = search.toString()
  return text ? `?${text}` : ''
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
