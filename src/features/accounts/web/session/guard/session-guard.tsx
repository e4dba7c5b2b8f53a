import { useEffect, type ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router'

import { changePasswordPath, loginPath } from '#features/accounts/accounts.rules.ts'
import { sessionTexts } from '#features/accounts/session.it.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { toasts } from '#ui/feedback/toasts.ts'

import { inactivityToast } from '../inactivity-toast.tsx'
import type { LoginState } from '../login-state.ts'
import { resumeSession, runSession } from '../run-session.ts'
import { acknowledgeEnd, useSession } from '../session-store.ts'
import type { EndReason } from '../stored-session.ts'
import { admit, type Admission } from './admission.ts'
import { SessionSpinner } from './session-spinner.tsx'

import styles from './session-guard.module.css'

export function SessionGuard({ children }: { children: ReactNode }) {
  const session = useSession()
  const admission = admit(useLocation().pathname, session)
  useEffect(() => runSession(inactivityToast), [])
  useRedirects(admission)

  if (admission === 'page') return children
  if (admission !== 'unverified') return <SessionSpinner />
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
function useRedirects(admission: Admission): void {
  const { endedBy } = useSession()
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()

  useEffect(() => {
    if (admission === 'home') void navigate('/', { replace: true })
    if (admission === 'changePassword') void navigate(changePasswordPath, { replace: true })
    if (admission === 'login')
      void navigate(loginPath, { replace: true, state: stateOf(endedBy, pathname + search + hash) })
  }, [admission, endedBy, pathname, search, hash, navigate])

  useEffect(() => {
    if (admission !== 'page' || !endedBy) return
    acknowledgeEnd()
    if (pathname === loginPath) return
    if (endedBy === 'logout') void navigate(loginPath)
    if (endedBy === 'inactivity') toasts.blank(sessionTexts.inactivity.ended)
  }, [admission, endedBy, pathname, navigate])
}

/** After a deliberate logout the return path is dropped; after any other end the user returns to the page. */
function stateOf(endedBy: EndReason | null, returnTo: string): LoginState | null {
  return endedBy === 'logout' ? null : { reason: endedBy ?? 'required', returnTo }
}
