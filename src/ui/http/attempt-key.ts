import { keptInSession } from '../browser/kept-in-session.ts'
import { HttpError } from './http-client.ts'

type Attempt = {
  /** The sent content, as JSON. */
  content: string
  key: string
  /** The server has refused it, so it has come to nothing. */
  isRefused: boolean
}

type Options = {
  /** Under this name the key outlives a reload, as long as the tab; without a name it lives as long as the screen. */
  storedAs?: string | undefined
  newKey?: () => string
}

/**
 * The Idempotency-Key of one attempt. Sending the same content again (a double click, a retry after a lost connection, also
 * after a reload) repeats the key, so that the server answers with the first result; other content is a new attempt.
 */
export function createAttemptKey({ storedAs, newKey = () => crypto.randomUUID() }: Options = {}) {
  const last = storedAs === undefined ? inMemory() : keptInSession<Attempt>(storedAs, isAttempt)
  return {
    keyFor(content: unknown): string {
      const text = JSON.stringify(content)
      const attempt = last.read()
      const key = attempt?.content === text ? attempt.key : newKey()
      last.write({ content: text, key, isRefused: false })
      return key
    },
    /** The attempt has come to its end: the next one is another, even with the same content. */
    finish: () => last.write(null),
    /** The server has answered that nothing was written. */
    refuse(): void {
      const attempt = last.read()
      if (attempt) last.write({ ...attempt, isRefused: true })
    },
    /** The content that was sent and never answered, as far as anybody knows. */
    unanswered(): unknown {
      const attempt = last.read()
      return attempt && !attempt.isRefused ? JSON.parse(attempt.content) : null
    },
  }
}

/** The server has said that it did nothing, and will say so again: neither a limit nor a login stands in the way. */
export function isRefusal(error: unknown): boolean {
  return error instanceof HttpError && [400, 404, 409, 422].includes(error.status)
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
