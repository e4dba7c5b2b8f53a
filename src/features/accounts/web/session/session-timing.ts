/** All in milliseconds. */
export const renewalInterval = 840_000
export const renewalRetryDelay = 15_000
const inactivityLimit = 1_800_000
const inactivityWarning = 60_000
export const checkInterval = 1_000

export type Idleness = { phase: 'active' } | { phase: 'warning'; secondsLeft: number } | { phase: 'expired' }

export function idlenessSince(lastActivity: number, now: number): Idleness {
  const left = inactivityLimit - (now - lastActivity)
  if (left > inactivityWarning) return { phase: 'active' }
  return left > 0 ? { phase: 'warning', secondsLeft: Math.ceil(left / 1000) } : { phase: 'expired' }
}
