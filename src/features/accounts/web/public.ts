import { lazy } from 'react'

export { changeOwnPassword } from './change-password/change-own-password.ts'
export { logout } from './session/logout.ts'
export { LogoutButton } from './session/logout-button.tsx'
export { verifySession } from './session/verify-session.ts'
export { sessionMarkScript } from './session/stored/session-mark.ts'
export { SessionGuard } from './session/guard/session-guard.tsx'
export { useSession } from './session/use-session.ts'

/** Everybody with an account, a section of the admin panel. */
export const UsersTab = lazy(() => import('./admin/users-tab.tsx'))
