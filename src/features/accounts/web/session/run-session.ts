import { guardSessionCalls, endOwnSession, renewTokenWhenDue, verifySession } from '../session-calls.ts'
import { currentSession, readSession, subscribeToSession, followOtherTabs } from '../session-store.ts'
import { storedActivity } from '../stored-session.ts'
import { checkInterval, idlenessSince, watchInactivity } from './inactivity.ts'

export type InactivityNotice = {
  show: (secondsLeft: number) => void
  hide: () => void
}

export function runSession(notice: InactivityNotice): () => void {
  guardSessionCalls()
  resumeSession()

  let letGo: (() => void) | null = null
  const follow = () => {
    const isSignedIn = currentSession().status === 'authenticated'
    if (isSignedIn) letGo ??= keepAlive(notice)
    else {
      letGo?.()
      letGo = null
    }
  }
  const unsubscribe = subscribeToSession(follow)
  follow()

  const unfollow = followOtherTabs()
  window.addEventListener('online', resumeSession)
  return () => {
    window.removeEventListener('online', resumeSession)
    unfollow()
    unsubscribe()
    letGo?.()
  }
}

export function resumeSession(): void {
  readSession()
  const idleness = idlenessSince(storedActivity() ?? Date.now(), Date.now())
  if (currentSession().user && idleness.phase === 'expired') void endOwnSession('inactivity')
  else void verifySession()
}

function keepAlive(notice: InactivityNotice): () => void {
  const renewal = setInterval(() => void renewTokenWhenDue(), checkInterval)
  const stopWatching = watchInactivity({
    onWarning: notice.show,
    onWarningOver: notice.hide,
    onExpired: () => void endOwnSession('inactivity'),
  })
  return () => {
    clearInterval(renewal)
    stopWatching()
  }
}
