import { lazy } from 'react'

export { changeOwnPassword } from './change-password/change-own-password.ts'
export { keepLastSeen, lastSeen } from './session/last-seen.ts'
export { logout } from './session/session-calls.ts'
export { LogoutButton } from './session/logout-button.tsx'
export { verifySession } from './session/session-calls.ts'
export { sessionMarkScript } from './session/stored-session.ts'
export { SessionGuard } from './session/guard/session-guard.tsx'
export { useSession } from './session/session-store.ts'

/** The page 'Il Tuo Profilo'; what other features know of somebody is handed in. */
export const ProfileScreen = lazy(() => import('./profile/profile-screen.tsx'))

/** Everybody with an account, a section of the admin panel. */
export { ProfilesContext } from './admin/profiles.ts'
export const UsersTab = lazy(() => import('./admin/users-tab.tsx'))
