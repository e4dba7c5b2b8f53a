import { pages } from './pages.ts'

/**
 * 'bare' is the top bar without the providers that forms and queries need; 'site' is the bar with them; 'panel' has its own
 * navigation.
 */
export type Frame = 'bare' | 'site' | 'panel'

/**
 * 'indexed': prerendered, and listed for search engines; 'prerendered': not listed; 'browser': rendered only in the browser.
 */
type PageHtml = 'indexed' | 'prerendered' | 'browser'

type BuiltPage = {
  module: string
  frame: Frame
  html: PageHtml
}

/**
 * The route module of each page, read by the routes, the prerendering and the server's 404. Kept apart from the pages' table,
 * which browsers load.
 */
const built: Record<(typeof pages)[keyof typeof pages]['path'], BuiltPage> = {
  [pages.home.path]: page('site/web/home.page.tsx', 'bare', 'indexed'),
  [pages.shop.path]: page('shop/web/shop.page.tsx', 'site', 'indexed'),
  [pages.product.path]: page('shop/web/product.page.tsx', 'site', 'prerendered'),
  [pages.login.path]: page('accounts/web/login/login.page.tsx', 'site', 'indexed'),
  [pages.register.path]: page('accounts/web/register/register.page.tsx', 'site', 'indexed'),
  [pages.guestBooking.path]: page('booking/web/guest-booking.page.tsx', 'site', 'indexed'),
  [pages.bookingConfirmation.path]: page('booking/web/booking-confirmation.page.tsx', 'site', 'prerendered'),
  [pages.paymentReturn.path]: page('payments/web/payment-return.page.tsx', 'site', 'browser'),
  [pages.profile.path]: page('panels/web/profile.page.tsx', 'site', 'browser'),
  [pages.booking.path]: page('panels/web/booking.page.tsx', 'site', 'browser'),
  [pages.resetPassword.path]: page('accounts/web/links/reset-password.page.tsx', 'site', 'prerendered'),
  [pages.verifyEmail.path]: page('accounts/web/links/verify-email.page.tsx', 'site', 'prerendered'),
  [pages.changePassword.path]: page(
    'accounts/web/change-password/change-password.page.tsx',
    'site',
    'browser',
  ),
  [pages.subscription.path]: page('plans/web/subscription.page.tsx', 'site', 'browser'),
  [pages.usage.path]: page('plans/web/usage.page.tsx', 'site', 'browser'),
  [pages.admin.path]: page('panels/web/admin/admin.page.tsx', 'panel', 'browser'),
  [pages.orderSlip.path]: page('orders/web/slip/order-slip.page.tsx', 'panel', 'browser'),
  [pages.barber.path]: page('panels/web/barber/barber.page.tsx', 'panel', 'browser'),
  [pages.marketing.path]: page('marketing/web/marketing.page.tsx', 'bare', 'indexed'),
  [pages.hiring.path]: page('requests/web/hiring/hiring.page.tsx', 'bare', 'indexed'),
  [pages.privacyPolicy.path]: page('legal/web/privacy-policy.page.tsx', 'bare', 'indexed'),
  [pages.legalNotice.path]: page('legal/web/legal-notice.page.tsx', 'bare', 'indexed'),
  [pages.unsubscribe.path]: page('unsubscribe/web/unsubscribe.page.tsx', 'site', 'prerendered'),
  [pages.waitingList.path]: page('waiting-offers/web/waiting-list.page.tsx', 'site', 'browser'),
  [pages.waitingOffer.path]: page('waiting-offers/web/waiting-offer.page.tsx', 'site', 'prerendered'),
}

function page(module: string, frame: Frame, html: PageHtml): BuiltPage {
  return { module, frame, html }
}

const rows = Object.entries(built).map(([path, page]) => ({ path, ...page }))

/**
 * The page that the installed app shows when it has no copy of the requested one, see scripts/lib/offline-page.mjs. The server
 * serves it, but it is no page of the site.
 */
export const offlinePath = '/offline'

export const builtPaths = rows.map(({ path }) => path)

export const prerenderedPaths = rows.filter(({ html }) => html !== 'browser').map(({ path }) => path)

export const indexedPaths = rows.filter(({ html }) => html === 'indexed').map(({ path }) => path)

export function pagesIn(wanted: Frame): { path: string; module: string }[] {
  return rows.filter(({ frame }) => frame === wanted)
}
