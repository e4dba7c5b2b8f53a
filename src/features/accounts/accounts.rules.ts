import type { Role } from '#shared/access.ts'

import { changePassword, logIn, requestPasswordReset } from './accounts.endpoints.ts'

/** Who may open a page: everyone, any signed-in user, or only these roles. */
type Access = 'everyone' | 'signedIn' | readonly Role[]

/** Every route of the application. A path below a private one ('/admin/ordini') is as private as its parent. */
const routes: Readonly<Record<string, Access>> = {
  '/': 'everyone',
  '/login': 'everyone',
  '/register': 'everyone',
  '/reset-password': 'everyone',
  '/verify-email': 'everyone',
  '/shop': 'everyone',
  '/guest-booking': 'everyone',
  '/booking-confirmation': 'everyone',
  '/marketing-barber-system': 'everyone',
  '/privacy-policy': 'everyone',
  '/unsubscribe': 'everyone',
  '/booking': 'signedIn',
  '/waiting-list': 'signedIn',
  '/profile': 'signedIn',
  '/change-password': 'signedIn',
  '/admin': ['admin'],
  '/barber': ['barber', 'admin'],
  '/subscription': ['admin'],
  '/subscription/usage': ['admin'],
}

/** Pages that make no sense to somebody who is signed in. */
export const loginPath = '/login'
const registerPath = '/register'
/** Where somebody with a temporary password chooses their own. */
export const changePasswordPath = '/change-password'

/** The page for whose sake every private page waits. */
export function isChangePasswordPath(path: string): boolean {
  return plainPath(path) === changePasswordPath
}

/** @param path may carry a query and a hash. An unknown page is for signed-in users: they see the 404. */
export function routeAccess(path: string): Access {
  const known = routes[plainPath(path)]
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

const startPages = { admin: '/admin', barber: '/barber', client: '/' } as const
type StartPage = (typeof startPages)[Role]

/** The start pages that exist so far: add '/admin' and '/barber' together with their routes. */
const panelsBuilt: readonly StartPage[] = ['/admin', '/barber']

/** Where a role begins after signing in; the homepage while its panel is not there. */
export function homeOfRole(role: Role, panels: readonly StartPage[] = panelsBuilt): string {
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
  if ([loginPath, registerPath].includes(plainPath(url.pathname)) || !maySee(url.pathname, role)) return null
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
