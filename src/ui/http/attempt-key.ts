/**
 * The Idempotency-Key of one attempt. Sending the same content again (a double click, a retry after a lost
 * connection) repeats the key, so that the server answers with the first result; other content is a new attempt.
 */
export function createAttemptKey(newKey: () => string = () => crypto.randomUUID()) {
  let last: { content: string; key: string } | null = null
  return {
    keyFor(content: unknown): string {
      const text = JSON.stringify(content)
      if (last?.content !== text) last = { content: text, key: newKey() }
      return last.key
    },
    /** The attempt has come to its end: the next one is another, even with the same content. */
    finish(): void {
      last = null
    },
  }
}
