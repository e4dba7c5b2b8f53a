import { pages } from './pages.ts'

/** 'bare' is the top bar without the providers that forms and queries need, 'site' with them; 'panel' has its own navigation. */
export type Frame = 'bare' | 'site' | 'panel'

/** 'indexed': written by the build, and for search engines; 'prerendered': written, not for them; 'browser': neither. */
type PageHtml = 'indexed' | 'prerendered' | 'browser'

type BuiltPage = {
  /** The route module below src/features. */
  module: string
  frame: Frame
  html: PageHtml
}

/** What each page is built from: routes, prerendering and the server's 404 read it. Apart from the pages' table, which browsers load. */
const built: Record<(typeof pages)[keyof typeof pages]['path'], BuiltPage> = {
  [pages.home.path]: { module: 'site/web/home.page.tsx', frame: 'bare', html: 'indexed' },
  [pages.shop.path]: { module: 'shop/web/shop.page.tsx', frame: 'site', html: 'indexed' },
  [pages.product.path]: { module: 'shop/web/product.page.tsx', frame: 'site', html: 'prerendered' },
  [pages.login.path]: { module: 'accounts/web/login/login.page.tsx', frame: 'site', html: 'indexed' },
  [pages.register.path]: {
    module: 'accounts/web/register/register.page.tsx',
    frame: 'site',
    html: 'indexed',
  },
  [pages.guestBooking.path]: { module: 'booking/web/guest-booking.page.tsx', frame: 'site', html: 'indexed' },
  [pages.bookingConfirmation.path]: {
    module: 'booking/web/booking-confirmation.page.tsx',
    frame: 'site',
    html: 'prerendered',
  },
  [pages.paymentReturn.path]: {
    module: 'payments/web/payment-return.page.tsx',
    frame: 'site',
    html: 'browser',
  },
  [pages.profile.path]: { module: 'panels/web/profile.page.tsx', frame: 'site', html: 'browser' },
  [pages.booking.path]: { module: 'panels/web/booking.page.tsx', frame: 'site', html: 'browser' },
  [pages.resetPassword.path]: {
    module: 'accounts/web/links/reset-password.page.tsx',
    frame: 'site',
    html: 'prerendered',
  },
  [pages.verifyEmail.path]: {
    module: 'accounts/web/links/verify-email.page.tsx',
    frame: 'site',
    html: 'prerendered',
  },
  [pages.changePassword.path]: {
    module: 'accounts/web/change-password/change-password.page.tsx',
    frame: 'site',
    html: 'browser',
  },
  [pages.subscription.path]: { module: 'plans/web/subscription.page.tsx', frame: 'site', html: 'browser' },
  [pages.usage.path]: { module: 'plans/web/usage.page.tsx', frame: 'site', html: 'browser' },
  [pages.admin.path]: { module: 'panels/web/admin/admin.page.tsx', frame: 'panel', html: 'browser' },
  [pages.orderSlip.path]: { module: 'orders/web/slip/order-slip.page.tsx', frame: 'panel', html: 'browser' },
  [pages.barber.path]: { module: 'panels/web/barber/barber.page.tsx', frame: 'panel', html: 'browser' },
  [pages.marketing.path]: { module: 'marketing/web/marketing.page.tsx', frame: 'bare', html: 'indexed' },
  [pages.hiring.path]: { module: 'requests/web/hiring/hiring.page.tsx', frame: 'bare', html: 'indexed' },
  [pages.privacyPolicy.path]: { module: 'legal/web/privacy-policy.page.tsx', frame: 'bare', html: 'indexed' },
  [pages.legalNotice.path]: { module: 'legal/web/legal-notice.page.tsx', frame: 'bare', html: 'indexed' },
  [pages.unsubscribe.path]: {
    module: 'unsubscribe/web/unsubscribe.page.tsx',
    frame: 'site',
    html: 'prerendered',
  },
  [pages.waitingList.path]: {
    module: 'waiting-offers/web/waiting-list.page.tsx',
    frame: 'site',
    html: 'browser',
  },
  [pages.waitingOffer.path]: {
    module: 'waiting-offers/web/waiting-offer.page.tsx',
    frame: 'site',
    html: 'prerendered',
  },
}

const rows = Object.entries(built).map(([path, page]) => ({ path, ...page }))

/**
 * What the installed app shows where it has no copy, see scripts/lib/offline-page.mjs: handed out by the server, but no page of
 * the site.
 */
export const offlinePath = '/offline'

export const builtPaths = rows.map(({ path }) => path)

export const prerenderedPaths = rows.filter(({ html }) => html !== 'browser').map(({ path }) => path)

export const indexedPaths = rows.filter(({ html }) => html === 'indexed').map(({ path }) => path)

export function pagesIn(wanted: Frame): { path: string; module: string }[] {
  return rows.filter(({ frame }) => frame === wanted)
}
