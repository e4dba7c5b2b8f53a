import { isChangePasswordPath, isPublicPath, mayOpen } from '../../accounts.rules.ts'
import type { Session } from '../session-store.ts'

export type AccessDecision = 'page' | 'wait' | 'unverified' | 'login' | 'changePassword' | 'home'

export function decideAccess(
  path: string,
  { status, user, unverified }: Omit<Session, 'endedBy'>,
): AccessDecision {
  if (isPublicPath(path)) return 'page'
  if (user?.mustChangePassword && !isChangePasswordPath(path)) return 'changePassword'
  if (user) return mayOpen(path, user.role) ? 'page' : 'home'
  if (status === 'loading') return 'wait'
  return unverified ? 'unverified' : 'login'
}
