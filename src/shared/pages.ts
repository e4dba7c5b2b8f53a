import type { Role } from './access.ts'
import { pageTexts as label } from './pages.it.ts'

/** Who may open a page: everyone, any signed-in user, or only these roles. */
export type PageAccess = 'everyone' | 'signedIn' | readonly Role[]

type Audience = 'visitor' | Role

/** 'bar' is the top bar, 'menu' the menu under the person's name; the drawer of phones has both. The others are a panel's own. */
type LinkPlace = 'bar' | 'menu' | 'adminMenu' | 'barberMenu'

type PageLink = {
  place: LinkPlace
  label: string
  audience: readonly Audience[]
  /** The one filled button of the bar. */
  isPrimary?: boolean
  /** Only for somebody with a barber profile. */
  needsProfile?: boolean
  hash?: string
}

/** 'bare' is the top bar without the providers that forms and queries need, 'site' with them; 'panel' has its own navigation. */
export type Frame = 'bare' | 'site' | 'panel'

/** 'indexed': written by the build, and for search engines; 'prerendered': written, not for them; 'browser': neither. */
type PageHtml = 'indexed' | 'prerendered' | 'browser'

type BuiltPage = {
  /** The route module below src/features. */
  module: string
  frame: Frame
  html: PageHtml
  links?: readonly PageLink[]
}

/** Its access is decided already; until it is built it is a 404. */
type PlannedPage = { [Field in keyof BuiltPage]?: undefined }

type PageRow = { path: string; access: PageAccess } & (BuiltPage | PlannedPage)

const visitors: Audience[] = ['visitor']
const members: Audience[] = ['client', 'barber', 'admin']

/**
 * Every page of the site: routes, navigation, guard, prerendering and the server's 404 read it. A path below a private
 * one ('/admin/ordini') is as private as its parent; any other unknown path is for signed-in users.
 */
export const pages = {
  home: {
    path: '/',
    access: 'everyone',
    module: 'site/web/home.page.tsx',
    frame: 'bare',
    html: 'indexed',
    links: [
      { place: 'adminMenu', label: label.site, audience: members },
      { place: 'barberMenu', label: label.site, audience: members },
    ],
  },
  login: {
    path: '/login',
    access: 'everyone',
    module: 'accounts/web/login/login.page.tsx',
    frame: 'site',
    html: 'indexed',
    links: [{ place: 'bar', label: label.login, audience: visitors }],
  },
  register: {
    path: '/register',
    access: 'everyone',
    module: 'accounts/web/register/register.page.tsx',
    frame: 'site',
    html: 'indexed',
    links: [{ place: 'bar', label: label.register, audience: visitors }],
  },
  guestBooking: {
    path: '/guest-booking',
    access: 'everyone',
    module: 'booking/web/guest-booking.page.tsx',
    frame: 'site',
    html: 'indexed',
    links: [{ place: 'bar', label: label.book, audience: visitors, isPrimary: true }],
  },
  bookingConfirmation: {
    path: '/booking-confirmation',
    access: 'everyone',
    module: 'booking/web/booking-confirmation.page.tsx',
    frame: 'site',
    html: 'prerendered',
  },
  /** Where TWINT and a bank send the payer back to. */
  paymentReturn: {
    path: '/pagamento',
    access: 'everyone',
    module: 'payments/web/payment-return.page.tsx',
    frame: 'site',
    html: 'browser',
  },
  profile: {
    path: '/profile',
    access: 'signedIn',
    module: 'accounts/web/profile/profile.page.tsx',
    frame: 'site',
    html: 'browser',
    links: [
      { place: 'menu', label: label.profile, audience: members },
      { place: 'adminMenu', label: label.account, audience: members },
      { place: 'barberMenu', label: label.account, audience: members },
    ],
  },
  booking: {
    path: '/booking',
    access: 'signedIn',
    module: 'panels/web/booking.page.tsx',
    frame: 'site',
    html: 'browser',
    links: [
      { place: 'bar', label: label.book, audience: members, isPrimary: true },
      { place: 'menu', label: label.myAppointments, audience: members, hash: '#appuntamenti' },
    ],
  },
  resetPassword: {
    path: '/reset-password',
    access: 'everyone',
    module: 'accounts/web/links/reset-password.page.tsx',
    frame: 'site',
    html: 'prerendered',
  },
  verifyEmail: {
    path: '/verify-email',
    access: 'everyone',
    module: 'accounts/web/links/verify-email.page.tsx',
    frame: 'site',
    html: 'prerendered',
  },
  changePassword: {
    path: '/change-password',
    access: 'signedIn',
    module: 'accounts/web/change-password/change-password.page.tsx',
    frame: 'site',
    html: 'browser',
    links: [{ place: 'adminMenu', label: label.changePassword, audience: members }],
  },
  subscription: {
    path: '/subscription',
    access: ['admin'],
    module: 'plans/web/subscription.page.tsx',
    frame: 'site',
    html: 'browser',
    links: [
      { place: 'bar', label: label.subscription, audience: ['admin'] },
      { place: 'adminMenu', label: label.subscription, audience: ['admin'] },
    ],
  },
  usage: {
    path: '/subscription/usage',
    access: ['admin'],
    module: 'plans/web/usage.page.tsx',
    frame: 'site',
    html: 'browser',
  },
  admin: {
    path: '/admin',
    access: ['admin'],
    module: 'panels/web/admin/admin.page.tsx',
    frame: 'panel',
    html: 'browser',
    links: [
      { place: 'bar', label: label.panel, audience: ['admin'] },
      { place: 'barberMenu', label: label.adminPanel, audience: ['admin'] },
    ],
  },
  barber: {
    path: '/barber',
    access: ['barber', 'admin'],
    module: 'panels/web/barber/barber.page.tsx',
    frame: 'panel',
    html: 'browser',
    links: [
      { place: 'bar', label: label.panel, audience: ['barber'] },
      { place: 'adminMenu', label: label.barberPanel, audience: ['admin'], needsProfile: true },
    ],
  },
  shop: { path: '/shop', access: 'everyone' },
  marketing: { path: '/marketing-barber-system', access: 'everyone' },
  privacyPolicy: { path: '/privacy-policy', access: 'everyone' },
  /** Where the foot of every mail leads to. */
  unsubscribe: {
    path: '/unsubscribe',
    access: 'everyone',
    module: 'unsubscribe/web/unsubscribe.page.tsx',
    frame: 'site',
    html: 'prerendered',
  },
  waitingList: {
    path: '/waiting-list',
    access: 'signedIn',
    module: 'waiting-offers/web/waiting-list.page.tsx',
    frame: 'site',
    html: 'browser',
    links: [
      { place: 'bar', label: label.waitingList, audience: members },
      { place: 'menu', label: label.waitingList, audience: members },
    ],
  },
  /** Where the mail of an offer leads, logged in or not. */
  waitingOffer: {
    path: '/waiting-offer',
    access: 'everyone',
    module: 'waiting-offers/web/waiting-offer.page.tsx',
    frame: 'site',
    html: 'prerendered',
  },
} as const satisfies Record<string, PageRow>

export type PanelPath = typeof pages.admin.path | typeof pages.barber.path

const rows: readonly PageRow[] = Object.values(pages)

export const accessByPath: ReadonlyMap<string, PageAccess> = new Map(
  rows.map(({ path, access }) => [path, access]),
)

export const builtPaths = rows.filter(({ module }) => module !== undefined).map(({ path }) => path)

export const prerenderedPaths = rows
  .filter(({ html }) => html === 'indexed' || html === 'prerendered')
  .map(({ path }) => path)

export const indexedPaths = rows.filter(({ html }) => html === 'indexed').map(({ path }) => path)

export function pagesIn(wanted: Frame): { path: string; module: string }[] {
  return rows.flatMap(({ path, frame, module }) => (module && frame === wanted ? [{ path, module }] : []))
}

export function linksFor(
  user: { role: Role; barberId: string | null } | null,
  wanted: LinkPlace,
): { to: string; label: string; isPrimary: boolean }[] {
  return rows.flatMap(({ path, links = [] }) =>
    links
      .filter(
        ({ place, audience, needsProfile }) =>
          place === wanted &&
          audience.includes(user?.role ?? 'visitor') &&
          (!needsProfile || user?.barberId !== null),
      )
      .map(({ label, hash = '', isPrimary = false }) => ({ to: path + hash, label, isPrimary })),
  )
}
