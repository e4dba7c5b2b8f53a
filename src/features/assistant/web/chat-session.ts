import { safeStorage } from '#ui/browser/safe-storage.ts'

/** D-SITE-13. */
const key = 'chatbot-session'

/** Fallback until the next page load, for browsers that block storage. */
let known: string | null = null

export function knownSession(): string | null {
  return safeStorage.read(key) ?? known
}

export function keepSession(sessionId: string): void {
  known = sessionId
  safeStorage.write(key, sessionId)
}
