import { afterLoad } from '#ui/browser/after-load.tsx'

export const CookieConsent = afterLoad(() => import('./cookie-consent.tsx'))
export { FootLinks } from './foot-links.tsx'
export { PrivacyNote } from './privacy-note.tsx'
