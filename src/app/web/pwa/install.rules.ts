import { pages } from '#shared/pages.ts'

/** iOS has no install event ('ios'): the prompt explains how to install by hand. */
export type InstallWay = 'standard' | 'ios'

const hour = 3_600_000

export const installDelays: Record<InstallWay, number> = { standard: 2_000, ios: 5_000 }
const silences: Record<InstallWay, number> = { standard: 24 * hour, ios: 72 * hour }

/** An iPad calls itself a Mac, but a real Mac has no multi-touch screen. */
export function isIos({ userAgent, maxTouchPoints }: { userAgent: string; maxTouchPoints: number }): boolean {
  return /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1)
}

/** @param dismissedAt stored milliseconds; any value that is not a past moment is ignored */
export function isSilenced(dismissedAt: string | null, way: InstallWay, now: number): boolean {
  // Text parses to NaN, which silences nothing; null and '' to 1970.
  const elapsed = now - Number(dismissedAt)
  return elapsed >= 0 && elapsed < silences[way]
}

export function isBusyPlace(pathname: string, search: string): boolean {
  const isBelow = ({ path }: { path: string }) => pathname === path || pathname.startsWith(`${path}/`)
  if ([pages.admin, pages.barber, pages.subscription, pages.paymentReturn].some(isBelow)) return true
  // The later steps of booking and shop are in the query.
  return [pages.guestBooking, pages.shop].some(isBelow) && new URLSearchParams(search).has('passo')
}
