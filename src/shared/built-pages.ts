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
  [pages.home.path]: page('features/website/web/home.page.tsx', 'bare', 'indexed'),
  [pages.shop.path]: page('features/shop/web/shop.page.tsx', 'site', 'indexed'),
  [pages.product.path]: page('features/shop/web/product.page.tsx', 'site', 'prerendered'),
  [pages.login.path]: page('features/accounts/web/login.page.tsx', 'site', 'indexed'),
  [pages.register.path]: page('features/accounts/web/register.page.tsx', 'site', 'indexed'),
  [pages.guestBooking.path]: page('features/booking/web/guest-booking.page.tsx', 'site', 'indexed'),
  [pages.bookingConfirmation.path]: page(
    'features/booking/web/booking-confirmation.page.tsx',
    'site',
    'prerendered',
  ),
  [pages.paymentReturn.path]: page('features/payments/web/payment-return.page.tsx', 'site', 'browser'),
  [pages.profile.path]: page('app/web/panels/profile.page.tsx', 'site', 'browser'),
  [pages.booking.path]: page('app/web/panels/booking.page.tsx', 'site', 'browser'),
  [pages.resetPassword.path]: page('features/accounts/web/reset-password.page.tsx', 'site', 'prerendered'),
  [pages.verifyEmail.path]: page('features/accounts/web/verify-email.page.tsx', 'site', 'prerendered'),
  [pages.changePassword.path]: page('features/accounts/web/change-password.page.tsx', 'site', 'browser'),
  [pages.subscription.path]: page('features/plans/web/subscription.page.tsx', 'site', 'browser'),
  [pages.usage.path]: page('features/plans/web/usage.page.tsx', 'site', 'browser'),
  [pages.admin.path]: page('app/web/admin/admin.page.tsx', 'panel', 'browser'),
  [pages.orderSlip.path]: page('features/orders/web/order-slip.page.tsx', 'panel', 'browser'),
  [pages.barber.path]: page('app/web/barber/barber.page.tsx', 'panel', 'browser'),
  [pages.marketing.path]: page('features/website/web/marketing.page.tsx', 'bare', 'indexed'),
  [pages.hiring.path]: page('features/inquiries/web/hiring.page.tsx', 'bare', 'indexed'),
  [pages.privacyPolicy.path]: page('features/website/web/privacy-policy.page.tsx', 'bare', 'indexed'),
  [pages.legalNotice.path]: page('features/website/web/legal-notice.page.tsx', 'bare', 'indexed'),
  [pages.unsubscribe.path]: page('features/messages/web/unsubscribe.page.tsx', 'site', 'prerendered'),
  [pages.waitingList.path]: page('features/waiting-list/web/waiting-list.page.tsx', 'site', 'browser'),
  [pages.waitingOffer.path]: page('features/waiting-list/web/waiting-offer.page.tsx', 'site', 'prerendered'),
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

export function pagesIn(frame: Frame): { path: string; module: string }[] {
  return rows.filter((row) => row.frame === frame)
}
