export { changeOwnPassword } from './change-password/change-own-password.ts'
export { keepLastSeen, lastSeen } from './session/last-seen.ts'
export type { LeftPaymentKey } from './session/own-data.ts'
export { logout } from './session/session-calls.ts'
export { LogoutButton } from './session/logout-button.tsx'
export { verifySession } from './session/session-calls.ts'
export { sessionMarkScript } from './session/stored-session.ts'
export { SessionGuard } from './session/guard/session-guard.tsx'
export { useSession } from './session/session-store.ts'

// Each is a lazy module: every page imports the session and must not load these screens.
export { ProfileScreen } from './profile/in-page.ts'
export { ProfilesContext } from './admin/profiles.ts'
export { UsersTab } from './admin/in-panel.ts'
