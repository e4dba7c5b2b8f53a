import { lazy } from 'react'

export { AccountLayout } from './account-layout.tsx'
export { changeOwnPassword } from './change-password/change-own-password.ts'
export { logout } from './session/session-calls.ts'
export { LogoutButton } from './session/logout-button.tsx'
export { verifySession } from './session/session-calls.ts'
export { sessionMarkScript } from './session/stored-session.ts'
export { SessionGuard } from './session/guard/session-guard.tsx'
export { useSession } from './session/session-store.ts'

/** Everybody with an account, a section of the admin panel. */
export { ProfilesContext } from './admin/profiles.ts'
export const UsersTab = lazy(() => import('./admin/users-tab.tsx'))
