import { storeActivity, storedActivity } from './stored-session.ts'

/** All in milliseconds. */
const inactivityLimit = 1_800_000
const inactivityWarning = 60_000
export const checkInterval = 1_000

export type Idleness = { phase: 'active' } | { phase: 'warning'; secondsLeft: number } | { phase: 'expired' }

export function idlenessSince(lastActivity: number, now: number): Idleness {
  const left = inactivityLimit - (now - lastActivity)
  if (left > inactivityWarning) return { phase: 'active' }
  return left > 0 ? { phase: 'warning', secondsLeft: Math.ceil(left / 1000) } : { phase: 'expired' }
}

const activities = ['mousemove', 'keydown', 'click', 'scroll', 'touchstart', 'touchmove'] as const

type Watch = {
  onWarning: (secondsLeft: number) => void
  /** The warning is over: somebody came back, or the session has ended. */
  onWarningOver: () => void
  onExpired: () => void
}

/** Looks once a second how long nobody has done anything in any tab of this site. @returns how to stop looking */
export function watchInactivity({ onWarning, onWarningOver, onExpired }: Watch): () => void {
  let last = Date.now()
  let warned = false

  /** A time in the future is a clock that somebody has moved. */
  function lastActivity(): number {
    const elsewhere = storedActivity() ?? 0
    if (elsewhere <= Date.now()) last = Math.max(last, elsewhere)
    return last
  }

  function check(): void {
    const idleness = idlenessSince(lastActivity(), Date.now())
    if (idleness.phase === 'expired') {
      stop()
      onExpired()
      return
    }
    if (last !== storedActivity()) storeActivity(last)
    if (idleness.phase === 'active') takeBack()
    else {
      warned = true
      onWarning(idleness.secondsLeft)
    }
  }

  function takeBack(): void {
    if (warned) onWarningOver()
    warned = false
  }

  /** Checks first: whoever wakes a laptop with the mouse must not extend a session that is over. */
  function noteActivity(): void {
    const expired = idlenessSince(lastActivity(), Date.now()).phase === 'expired'
    if (!expired) last = Date.now()
    if (expired || warned) check()
  }

  const timer = setInterval(check, checkInterval)
  for (const activity of activities) {
    window.addEventListener(activity, noteActivity, { capture: true, passive: true })
  }
  function stop(): void {
    clearInterval(timer)
    for (const activity of activities) window.removeEventListener(activity, noteActivity, { capture: true })
    takeBack()
  }

  return stop
}
