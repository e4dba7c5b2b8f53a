import type { Role } from '#shared/access.ts'
import { accessByPath, builtPaths, pages, type PageAccess } from '#shared/pages.ts'

import { changePassword, logIn, requestPasswordReset } from './accounts.endpoints.ts'

export const loginPath = pages.login.path
/** Pages that make no sense to somebody who is signed in. */
const visitorsOnly: readonly string[] = [loginPath, pages.register.path]
/** Where somebody with a temporary password chooses their own. */
export const changePasswordPath = pages.changePassword.path

/** The page for whose sake every private page waits. */
export function isChangePasswordPath(path: string): boolean {
  return plainPath(path) === changePasswordPath
}

/** @param path may carry a query and a hash. An unknown page is for signed-in users: they see the 404. */
export function routeAccess(path: string): PageAccess {
  const known = accessByPath.get(plainPath(path))
  if (known) return known
  const parent = parentOf(plainPath(path))
  const inherited = parent === '/' ? 'signedIn' : routeAccess(parent)
  return inherited === 'everyone' ? 'signedIn' : inherited
}

export function isPublicPath(path: string): boolean {
  return routeAccess(path) === 'everyone'
}

export function maySee(path: string, role: Role): boolean {
  const access = routeAccess(path)
  return typeof access === 'string' || access.includes(role)
}

const startPages: Readonly<Record<Role, string>> = {
  admin: pages.admin.path,
  barber: pages.barber.path,
  client: pages.home.path,
}

/** Where a role begins after signing in; the homepage while its panel is not there. */
export function homeOfRole(role: Role, panels: readonly string[] = builtPaths): string {
  const start = startPages[role]
  return panels.includes(start) ? start : startPages.client
}

export function isRole(value: unknown): value is Role {
  return typeof value === 'string' && Object.hasOwn(startPages, value)
}

/**
 * The page that sent a visitor to the login, if this user may go back to it: a path of this site and never the login
 * itself. It is read the way a browser reads it, for which '/\\evil.example' and '/\t/evil.example' are other sites.
 */
export function safeReturnPath(path: unknown, role: Role): string | null {
  if (typeof path !== 'string' || !path.startsWith('/')) return null
  const here = 'https://this.site'
  const url = URL.canParse(path, here) ? new URL(path, here) : null
  if (url?.origin !== here || url.pathname.startsWith('//')) return null
  if (visitorsOnly.includes(plainPath(url.pathname)) || !maySee(url.pathname, role)) return null
  return url.pathname + url.search + url.hash
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
function plainPath(path: string): string {
  const pathname = path.split(/[?#]/, 1)[0] ?? ''
  return `/${decoded(pathname).toLowerCase().split('/').filter(Boolean).join('/')}`
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}

function parentOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/')) || '/'
}
