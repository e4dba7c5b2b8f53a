import { sessionValue } from '../browser/session-value.ts'
import { InvalidAnswerError } from './answer.ts'
import { ConnectionError, HttpError, UnsentError } from './http-client.ts'

type Attempt = {
  content: string
  key: string
  isRefused: boolean
}

type Options = {
  /** With a name the key survives a reload of the tab; without one it lives as long as the screen. */
  storedAs?: string | undefined
  newKey?: () => string
}

/**
 * Creates the Idempotency-Key of an attempt. Sending the same content again (a double click, a retry after a lost connection or
 * a reload) repeats the key, so that the server returns the first result. Other content gets a new key.
 */
export function createAttemptKey({ storedAs, newKey = () => crypto.randomUUID() }: Options = {}) {
  const last = storedAs === undefined ? inMemory() : sessionValue<Attempt>(storedAs, isAttempt)
  let before: Attempt | null = null
  return {
    keyFor(content: unknown): string {
      const text = JSON.stringify(content)
      const attempt = last.read()
      const key = attempt?.content === text ? attempt.key : newKey()
      before = attempt
      last.write({ content: text, key, isRefused: false })
      return key
    },
    finish: () => last.write(null),
    /** Reads the error of a call: a refused attempt wrote nothing, and an unsent call leaves the attempt before it. */
    fail(error: unknown): void {
      const attempt = last.read()
      if (error instanceof UnsentError) last.write(before)
      else if (attempt && isRefusal(error)) last.write({ ...attempt, isRefused: true })
    },
    unanswered(): unknown {
      const attempt = last.read()
      return attempt && !attempt.isRefused ? JSON.parse(attempt.content) : null
    },
  }
}

/** Whether the server refused for good: repeating the call would get the same answer. Rate limits and logins do not count. */
export function isRefusal(error: unknown): boolean {
  return error instanceof HttpError && [400, 404, 409, 422].includes(error.status)
}

/** Gateways answer so when the server's own answer was lost. */
const gatewayFailures = [502, 504]

/** Whether the server may have done what the call asked for, although its answer was lost. */
export function isUnanswered(error: unknown): boolean {
  if (error instanceof HttpError)
    return error.body.code === undefined && gatewayFailures.includes(error.status)
  return (
    error instanceof InvalidAnswerError ||
    (error instanceof ConnectionError && !(error instanceof UnsentError))
  )
}

export type AttemptKey = ReturnType<typeof createAttemptKey>

function inMemory() {
  let last: Attempt | null = null
  return {
    read: () => last,
    write: (attempt: Attempt | null) => {
      last = attempt
    },
  }
}

function isAttempt(value: unknown): value is Attempt {
  return (
    typeof value === 'object' &&
    value !== null &&
    'content' in value &&
    typeof value.content === 'string' &&
    'key' in value &&
    typeof value.key === 'string' &&
    'isRefused' in value &&
    typeof value.isRefused === 'boolean'
  )
}
