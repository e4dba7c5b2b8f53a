import { safeStorage } from '#ui/browser/safe-storage.ts'

/** D-SITE-13. */
const key = 'chatbot-session'

/** For a browser that keeps nothing: until the page is loaded again. */
let known: string | null = null

/** The secret of this browser's conversation; null before there is one. */
export function knownSession(): string | null {
  return safeStorage.read(key) ?? known
}

export function keepSession(sessionId: string): void {
  known = sessionId
  safeStorage.write(key, sessionId)
}
