import type { Role } from '#shared/contracts/access.ts'
import { pages } from '#shared/pages.ts'

import { loginPath, maySee, plainPath } from './accounts.rules.ts'

/** Pages that make no sense to somebody who is signed in. */
const visitorsOnly: readonly string[] = [loginPath, pages.register.path]

const startPages: Readonly<Record<Role, string>> = {
  admin: pages.admin.path,
  barber: pages.barber.path,
  client: pages.home.path,
}

/** Where a role begins after signing in. */
export function homeOfRole(role: Role): string {
  return startPages[role]
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
