export { anyUser, guardRoutes, sessionOf } from './access.ts'
export { isSessionAlive, type Session } from './find-session.ts'
export { hashPassword } from './passwords.ts'
