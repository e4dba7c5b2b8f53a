import type { EndReason } from '../stored-session.ts'

type LoginReason = Exclude<EndReason, 'logout'> | 'required' | 'passwordChanged'

/** State of the history entry of /login. A direct visit has none, so it never finds an old one. */
export type LoginState = {
  reason: LoginReason
  /** The requested page; check it with safeReturnPath. */
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
