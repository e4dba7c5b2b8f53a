import { pages } from '#shared/pages.ts'

/** 'ios' knows no event to ask with: people are told how to do it. */
export type InstallWay = 'standard' | 'ios'

const hour = 3_600_000

/** Milliseconds before somebody is asked. */
export const installDelays: Record<InstallWay, number> = { standard: 2_000, ios: 5_000 }
/** Milliseconds for which a no is respected. */
const silences: Record<InstallWay, number> = { standard: 24 * hour, ios: 72 * hour }

/** An iPad calls itself a Mac; no Mac is touched with several fingers. */
export function isIos({ userAgent, maxTouchPoints }: { userAgent: string; maxTouchPoints: number }): boolean {
  return /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1)
}

/** @param dismissedAt as it was stored, in milliseconds; what is no moment of the past does not count */
export function isSilenced(dismissedAt: string | null, way: InstallWay, now: number): boolean {
  // Words are NaN, which silences nothing; null and '' are 1970.
  const elapsed = now - Number(dismissedAt)
  return elapsed >= 0 && elapsed < silences[way]
}

/** Whoever works or pays is not asked about anything. */
export function isBusyPlace(pathname: string, search: string): boolean {
  const isBelow = ({ path }: { path: string }) => pathname === path || pathname.startsWith(`${path}/`)
  if ([pages.admin, pages.barber, pages.subscription, pages.paymentReturn].some(isBelow)) return true
  // The later steps of booking and shop stand in the query.
  return [pages.guestBooking, pages.shop].some(isBelow) && new URLSearchParams(search).has('passo')
}
