import { useEffect, type ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router'

import { Notice } from '#ui/feedback/notice.tsx'
import { toasts } from '#ui/feedback/toasts.ts'

import { changePasswordPath, loginPath } from '../accounts.rules.ts'
import { sessionTexts } from '../session.it.ts'
import { acknowledgeEnd, useSession } from './session-store.ts'
import { decideAccess, type AccessDecision } from './session/access-decision.ts'
import { inactivityToast } from './session/inactivity-toast.tsx'
import type { LoginState } from './session/login-state.ts'
import { resumeSession, runSession } from './session/run-session.ts'
import { SessionSpinner } from './session/session-spinner.tsx'
import type { EndReason } from './stored-session.ts'

import styles from './session/session-guard.module.css'

export function SessionGuard({ children }: { children: ReactNode }) {
  const session = useSession()
  const decision = decideAccess(useLocation().pathname, session)
  useEffect(() => runSession(inactivityToast), [])
  useRedirects(decision)

  if (decision === 'page') return children
  if (decision !== 'unverified') return <SessionSpinner />
  return (
    <div className={`wrap ${styles['unverified']}`}>
      <Notice kind="error" message={sessionTexts.unverified} onRetry={resumeSession} />
    </div>
  )
}

/**
 * Redirects visitors from private pages to the login. On a public page a logout opens the login, and a timeout
 * only shows a message.
 */
function useRedirects(decision: AccessDecision): void {
  const { endedBy } = useSession()
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()

  useEffect(() => {
    if (decision === 'home') void navigate('/', { replace: true })
    if (decision === 'changePassword') void navigate(changePasswordPath, { replace: true })
    if (decision === 'login')
      void navigate(loginPath, { replace: true, state: stateOf(endedBy, pathname + search + hash) })
  }, [decision, endedBy, pathname, search, hash, navigate])

  useEffect(() => {
    if (decision !== 'page' || !endedBy) return
    acknowledgeEnd()
    if (pathname === loginPath) return
    if (endedBy === 'logout') void navigate(loginPath)
    if (endedBy === 'inactivity') toasts.blank(sessionTexts.inactivity.ended)
  }, [decision, endedBy, pathname, navigate])
}

/** After a deliberate logout the return path is dropped; after any other end the user returns to the page. */
function stateOf(endedBy: EndReason | null, returnTo: string): LoginState | null {
  return endedBy === 'logout' ? null : { reason: endedBy ?? 'required', returnTo }
}
