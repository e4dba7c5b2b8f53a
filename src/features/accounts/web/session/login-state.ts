import type { EndReason } from './stored-session.ts'

/** Why somebody stands before the login; 'required' asked for a private page. */
type LoginReason = Exclude<EndReason, 'logout'> | 'required' | 'passwordChanged'

/** What travels with the way to /login in the history entry, so that a plain visit never finds an old one. */
export type LoginState = {
  reason: LoginReason
  /** The page that was asked for; still to be checked with safeReturnPath. */
  returnTo?: string
}

const reasons: Record<LoginReason, true> = {
  required: true,
  inactivity: true,
  unauthorized: true,
  elsewhere: true,
  passwordChanged: true,
}

export function readLoginState(state: unknown): LoginState | null {
  if (typeof state !== 'object' || state === null || !('reason' in state) || !isReason(state.reason))
    return null
  const returnTo = 'returnTo' in state && typeof state.returnTo === 'string' ? state.returnTo : null
  return { reason: state.reason, ...(returnTo !== null && { returnTo }) }
}

function isReason(reason: unknown): reason is LoginReason {
  return typeof reason === 'string' && Object.hasOwn(reasons, reason)
}
