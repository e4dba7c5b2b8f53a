import { type Role, roles } from '#shared/contracts/access.ts'
import { accessByPath, pages, type PageAccess } from '#shared/pages.ts'

import { changePassword, logIn, requestPasswordReset } from './accounts.endpoints.ts'

export const loginPath = pages.login.path
export const changePasswordPath = pages.changePassword.path

export function isChangePasswordPath(path: string): boolean {
  return normalisedPath(path) === changePasswordPath
}

/**
 * Returns the access rule of a page.
 *
 * @param path may carry a query and a hash. An unknown page inherits 'signedIn', so signed-in users see the
 * 404.
 */
export function routeAccess(path: string): PageAccess {
  const plain = normalisedPath(path)
  const known = accessByPath.get(plain)
  if (known) return known
  const inherited = routeAccess(plain.slice(0, plain.lastIndexOf('/')))
  return inherited === 'everyone' ? 'signedIn' : inherited
}

export function isPublicPath(path: string): boolean {
  return routeAccess(path) === 'everyone'
}

export function mayOpen(path: string, role: Role): boolean {
  const access = routeAccess(path)
  return typeof access === 'string' || access.includes(role)
}

export function isRole(value: unknown): value is Role {
  return roles.some((role) => role === value)
}

const sessionKeepingCalls: readonly string[] = [
  logIn.path,
  changePassword.path,
  requestPasswordReset.path,
  '/users/profile',
]

/**
 * Says whether a 401 of this call ends the session. Calls that check a typed password answer 401 for that
 * password, not for the session.
 *
 * @param call path below /api
 */
export function endsSession(call: string): boolean {
  return !sessionKeepingCalls.includes(call) && !call.startsWith(`${requestPasswordReset.path}/`)
}

/**
 * Says whether this call first renews an old token. Calls under /auth never do: they handle the session
 * themselves.
 *
 * @param call path below /api
 */
export function needsFreshToken(call: string): boolean {
  return !call.startsWith('/auth/')
}

export function normalisedPath(path: string): string {
  const pathname = path.replace(/[?#].*/s, '')
  return `/${decoded(pathname).toLowerCase().split('/').filter(Boolean).join('/')}`
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}
