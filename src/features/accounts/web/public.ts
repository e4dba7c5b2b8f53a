export { logout } from './session/logout.ts'
export { SessionGuard } from './session/session-guard.tsx'
export { useSession } from './session/use-session.ts'
