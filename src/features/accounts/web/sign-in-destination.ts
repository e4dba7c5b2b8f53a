import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'

import type { User } from '../accounts.contract.ts'
import { changePasswordPath } from '../accounts.rules.ts'
import { homeOfRole, safeReturnPath } from '../sign-in.rules.ts'
import { readLoginState } from './session/login-state.ts'
import { useSession } from './session/session-store.ts'

/** A temporary password is changed first. Then the page that sent the visitor to the login if there was one, else the start page of the role. */
export function destinationOf(user: User, locationState: unknown): string {
  if (user.mustChangePassword) return changePasswordPath
  return safeReturnPath(readLoginState(locationState)?.returnTo, user.role) ?? homeOfRole(user.role)
}

/** Login and registration are not for somebody who is signed in already, perhaps in another tab. */
export function useSkipWhenSignedIn(isSkipped = true): void {
  const { user } = useSession()
  const { state } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    if (user && isSkipped) void navigate(destinationOf(user, state), { replace: true })
  }, [user, isSkipped, state, navigate])
}
