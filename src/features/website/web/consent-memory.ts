import { safeStorage } from '#ui/browser/safe-storage.ts'

import { type Choice, consentKey, consentText, readConsent } from '../consent.rules.ts'
import { closeCookieSettings } from './consent-opening.ts'

/** The choice on this page, for browsers that block storage. */
let chosen: Choice | null = null

/**
 * Returns null until the visitor has answered. Code that loads anything optional must ask here first; at present no code
 * does.
 */
export function currentConsent(): Choice | null {
  return readConsent(safeStorage.read(consentKey), new Date()) ?? chosen
}

export function keepConsent(choice: Choice): void {
  chosen = choice
  safeStorage.write(consentKey, consentText(choice, new Date()))
  closeCookieSettings()
}
