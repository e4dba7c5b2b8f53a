import type { Role } from '#shared/contracts/access.ts'

import type { SubscriptionStatus } from './subscription.rules.ts'
import type { Resource } from './usage.rules.ts'

/**
 * What needs a plan that runs, and which of its limits is used up by it. The screens and the server read this one table;
 * what is not in it is always open: lists, the appointments that there are, the public pages, the barbers' own panel.
 */
export const gates = {
  /** A client's own booking. The shop may open it without a plan (`clients_book_without_plan`). */
  clientBooking: { needsPlan: true, uses: 'appointments' },
  phoneBooking: { needsPlan: true, uses: 'appointments' },
  /** Counts, and is never refused, unless the shop wants that (`blocks_guests_at_limit`). */
  guestBooking: { needsPlan: false, uses: null },
  /** A new barber, or one who comes back. */
  barber: { needsPlan: true, uses: 'barbers' },
  /** What the owner changes of services, barbers and users. */
  services: { needsPlan: true, uses: null },
  barbers: { needsPlan: true, uses: null },
  users: { needsPlan: true, uses: null },
  statistics: { needsPlan: true, uses: null },
} as const satisfies Record<string, { needsPlan: boolean; uses: Resource | null }>
export type Gate = keyof typeof gates

/** Sections of the owner's panel that open without a plan (GATE-16). */
const openTabs: ReadonlySet<string> = new Set([
  'subscription',
  'plans',
  'ecommerce',
  'orders',
  'appointments',
  // The public pages stay open, and so does what they say, and what people ask there.
  'settings',
  'requests',
  'test',
])

export function isTabLocked(tab: string, hasAccess: boolean): boolean {
  return !hasAccess && !openTabs.has(tab)
}

/** Only a plan that runs grants access; the other two words say what to do about it (C-13). */
export function accessOf(status: SubscriptionStatus) {
  return {
    hasAccess: status === 'active',
    blocked: status === 'inactive' || status === 'expired',
    needsPayment: status === 'pending_payment',
  }
}

/** Why nothing that needs a plan is done: nobody has chosen one, or it does not run. */
export function refusalWithout(status: SubscriptionStatus): 'NO_SUBSCRIPTION' | 'SUBSCRIPTION_INACTIVE' {
  return status === 'inactive' ? 'NO_SUBSCRIPTION' : 'SUBSCRIPTION_INACTIVE'
}

/** Only the owner reads of plans, figures and upgrades. */
export function mayReadFigures(role: Role | null): boolean {
  return role === 'admin'
}
