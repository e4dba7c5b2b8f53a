import type { Role } from '#shared/contracts/access.ts'
import { pages } from '#shared/pages.ts'

import { loginPath, mayOpen, normalisedPath } from './accounts.rules.ts'

const visitorsOnly: readonly string[] = [loginPath, pages.register.path]

const startPages: Readonly<Record<Role, string>> = {
  admin: pages.admin.path,
  barber: pages.barber.path,
  client: pages.home.path,
}

export function homeOfRole(role: Role): string {
  return startPages[role]
}

/**
 * Returns the page that redirected the visitor to the login, or null if this user may not return there: it
 * must be a path of this site and not the login. The URL parser reads it as browsers do: to them
 * '/\\evil.example' and '/\t/evil.example' are other sites.
 */
export function safeReturnPath(path: unknown, role: Role): string | null {
  if (typeof path !== 'string' || !path.startsWith('/')) return null
  const here = 'https://this.site'
  const url = URL.canParse(path, here) ? new URL(path, here) : null
  if (url?.origin !== here || url.pathname.startsWith('//')) return null
  if (visitorsOnly.includes(normalisedPath(url.pathname)) || !mayOpen(url.pathname, role)) return null
  return url.pathname + url.search + url.hash
}
