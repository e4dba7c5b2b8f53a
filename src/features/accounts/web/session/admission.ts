import { isChangePasswordPath, isPublicPath, maySee } from '../../accounts.rules.ts'
import type { Session } from '../session-store.ts'

export type Admission = 'page' | 'wait' | 'unverified' | 'login' | 'changePassword' | 'home'

export function admit(path: string, { status, user, unverified }: Omit<Session, 'endedBy'>): Admission {
  if (isPublicPath(path)) return 'page'
  if (user?.mustChangePassword && !isChangePasswordPath(path)) return 'changePassword'
  if (user) return maySee(path, user.role) ? 'page' : 'home'
  if (status === 'loading') return 'wait'
  return unverified ? 'unverified' : 'login'
}
