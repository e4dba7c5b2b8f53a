import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'

import type { User } from '../accounts.contract.ts'
import { changePasswordPath } from '../accounts.rules.ts'
import { homeOfRole, safeReturnPath } from '../sign-in.rules.ts'
import { useSession } from './session-store.ts'
import { readLoginState } from './session/login-state.ts'

export function destinationOf(user: User, locationState: unknown): string {
  if (user.mustChangePassword) return changePasswordPath
  return safeReturnPath(readLoginState(locationState)?.returnTo, user.role) ?? homeOfRole(user.role)
}

export function useRedirectWhenSignedIn(isSkipped = true): void {
  const { user } = useSession()
  const { state } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    if (user && isSkipped) void navigate(destinationOf(user, state), { replace: true })
  }, [user, isSkipped, state, navigate])
}
