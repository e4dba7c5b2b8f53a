import { type Role, roles } from '#shared/contracts/access.ts'
import { accessByPath, pages, type PageAccess } from '#shared/pages.ts'

import { changePassword, logIn, requestPasswordReset } from './accounts.endpoints.ts'

export const loginPath = pages.login.path
/** Where somebody with a temporary password chooses their own. */
export const changePasswordPath = pages.changePassword.path

/** The page for whose sake every private page waits. */
export function isChangePasswordPath(path: string): boolean {
  return plainPath(path) === changePasswordPath
}

/** @param path may carry a query and a hash. An unknown page is for signed-in users: they see the 404. */
export function routeAccess(path: string): PageAccess {
  const plain = plainPath(path)
  const known = accessByPath.get(plain)
  if (known) return known
  // It ends at '/', a known page.
  const inherited = routeAccess(plain.slice(0, plain.lastIndexOf('/')))
  return inherited === 'everyone' ? 'signedIn' : inherited
}

export function isPublicPath(path: string): boolean {
  return routeAccess(path) === 'everyone'
}

export function maySee(path: string, role: Role): boolean {
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

/** A 401 of these calls speaks of a password that was typed, not of the session. @param call path below /api */
export function endsSession(call: string): boolean {
  return !sessionKeepingCalls.includes(call) && !call.startsWith(`${requestPasswordReset.path}/`)
}

/** Calls about the session itself never wait for a new token. @param call path below /api */
export function wantsFreshToken(call: string): boolean {
  return !call.startsWith('/auth/')
}

/** The way the router compares paths: decoded, ignoring case and a slash at the end. */
export function plainPath(path: string): string {
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
