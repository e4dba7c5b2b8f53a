import { storeActivity, storedActivity } from '../stored-session.ts'

/** Milliseconds. */
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
  onWarningOver: () => void
  onExpired: () => void
}

/** @returns a function that stops watching */
export function watchInactivity({ onWarning, onWarningOver, onExpired }: Watch): () => void {
  let last = Date.now()
  let warned = false

  /** Ignores a time in the future: the system clock was changed. */
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

  /** Checks before it records: moving the mouse after waking a laptop must not extend an expired session. */
  function noteActivity(): void {
    const isExpired = idlenessSince(lastActivity(), Date.now()).phase === 'expired'
    if (!isExpired) last = Date.now()
    if (isExpired || warned) check()
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
