import type { Role } from '#shared/contracts/access.ts'

import type { SubscriptionStatus } from './subscription.rules.ts'
import type { Resource } from './usage.rules.ts'

/**
 * Actions that need an active plan, and the limit that each uses up. Server and screens read this table.
 * Actions not listed are always open: lists, existing appointments, public pages, the barbers' own panel.
 */
export const gates = {
  /** A client's own booking. The shop may allow it without a plan (`clients_book_without_plan`). */
  clientBooking: { needsPlan: true, uses: 'appointments' },
  phoneBooking: { needsPlan: true, uses: 'appointments' },
  /** Counts towards the limit but is refused only if the shop wants that (`blocks_guests_at_limit`). */
  guestBooking: { needsPlan: false, uses: null },
  barber: { needsPlan: true, uses: 'barbers' },
  services: { needsPlan: true, uses: null },
  barbers: { needsPlan: true, uses: null },
  users: { needsPlan: true, uses: null },
  statistics: { needsPlan: true, uses: null },
} as const satisfies Record<string, { needsPlan: boolean; uses: Resource | null }>
export type Gate = keyof typeof gates

/** Sections of the admin panel that open without a plan (GATE-16). */
const openTabs: ReadonlySet<string> = new Set([
  'subscription',
  'plans',
  'ecommerce',
  'orders',
  'appointments',
  // The public pages stay open, so their settings and the requests they receive do too.
  'settings',
  'requests',
  'test',
])

export function isTabLocked(tab: string, hasAccess: boolean): boolean {
  return !hasAccess && !openTabs.has(tab)
}

/** Only an active plan grants access; `blocked` and `needsPayment` tell the owner what to do (C-13). */
export function accessOf(status: SubscriptionStatus) {
  return {
    hasAccess: status === 'active',
    blocked: status === 'inactive' || status === 'expired',
    needsPayment: status === 'pending_payment',
  }
}

export function missingPlanCode(status: SubscriptionStatus): 'NO_SUBSCRIPTION' | 'SUBSCRIPTION_INACTIVE' {
  return status === 'inactive' ? 'NO_SUBSCRIPTION' : 'SUBSCRIPTION_INACTIVE'
}

export function mayReadPlanFigures(role: Role | null): boolean {
  return role === 'admin'
}
