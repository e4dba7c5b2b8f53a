import { safeStorage } from '#ui/browser/safe-storage.ts'

import { type Choice, consentKey, consentText, readConsent } from '../consent.rules.ts'
import { closeCookieSettings } from './consent-opening.ts'

/** What was chosen on this page, for a browser that keeps nothing. */
let chosen: Choice | null = null

/** null while nobody has answered. Whatever loads something optional asks here first; nothing does today. */
export function currentConsent(): Choice | null {
  return readConsent(safeStorage.read(consentKey), new Date()) ?? chosen
}

export function keepConsent(choice: Choice): void {
  chosen = choice
  safeStorage.write(consentKey, consentText(choice, new Date()))
  closeCookieSettings()
}
