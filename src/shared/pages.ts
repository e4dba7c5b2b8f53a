import type { Role } from './contracts/access.ts'
import { pageTexts as label } from './pages.it.ts'

export type PageAccess = 'everyone' | 'signedIn' | readonly Role[]

type Audience = 'visitor' | Role

/**
 * 'bar' is the top bar, 'menu' the menu under the person's name; the drawer of phones contains both. The others belong to a
 * panel.
 */
type LinkPlace = 'bar' | 'menu' | 'adminMenu' | 'barberMenu'

type PageLink = {
  place: LinkPlace
  label: string
  audience?: readonly Audience[]
  isPrimary?: boolean
  needsProfile?: boolean
  hash?: string
}

type PageRow = { path: string; access: PageAccess; links?: readonly PageLink[] }

const visitors: Audience[] = ['visitor']
const members: Audience[] = ['client', 'barber', 'admin']

/**
 * Every page of the site as browsers know it: its navigation and its access. `built-pages.ts` has the route modules. A path
 * below a private one ('/admin/ordini') is as private as its parent; any other unknown path is for signed-in users.
 */
export const pages = {
  home: {
    path: '/',
    access: 'everyone',
    links: [
      { place: 'adminMenu', label: label.site, audience: members },
      { place: 'barberMenu', label: label.site, audience: members },
    ],
  },
  shop: {
    path: '/shop',
    access: 'everyone',
    links: [{ place: 'bar', label: label.shop }],
  },
  /** One product by its `id`. The server writes the part that search engines read, see product-page.ts. */
  product: {
    path: '/shop/prodotto',
    access: 'everyone',
  },
  login: {
    path: '/login',
    access: 'everyone',
    links: [{ place: 'bar', label: label.login, audience: visitors }],
  },
  register: {
    path: '/register',
    access: 'everyone',
    links: [{ place: 'bar', label: label.register, audience: visitors }],
  },
  guestBooking: {
    path: '/guest-booking',
    access: 'everyone',
    links: [{ place: 'bar', label: label.book, audience: visitors, isPrimary: true }],
  },
  bookingConfirmation: {
    path: '/booking-confirmation',
    access: 'everyone',
  },
  /** TWINT and banks send the payer back to this page. */
  paymentReturn: {
    path: '/pagamento',
    access: 'everyone',
  },
  profile: {
    path: '/profile',
    access: 'signedIn',
    links: [
      { place: 'menu', label: label.profile },
      { place: 'adminMenu', label: label.account },
      { place: 'barberMenu', label: label.account },
    ],
  },
  booking: {
    path: '/booking',
    access: 'signedIn',
    links: [
      { place: 'bar', label: label.book, isPrimary: true },
      { place: 'menu', label: label.myAppointments, hash: '#appuntamenti' },
    ],
  },
  resetPassword: {
    path: '/reset-password',
    access: 'everyone',
  },
  verifyEmail: {
    path: '/verify-email',
    access: 'everyone',
  },
  changePassword: {
    path: '/change-password',
    access: 'signedIn',
    links: [{ place: 'adminMenu', label: label.changePassword }],
  },
  subscription: {
    path: '/subscription',
    access: ['admin'],
    links: [
      { place: 'bar', label: label.subscription },
      { place: 'adminMenu', label: label.subscription },
    ],
  },
  usage: {
    path: '/subscription/usage',
    access: ['admin'],
  },
  admin: {
    path: '/admin',
    access: ['admin'],
    links: [
      { place: 'bar', label: label.panel },
      { place: 'barberMenu', label: label.adminPanel },
    ],
  },
  orderSlip: {
    path: '/admin/ordine',
    access: ['admin'],
  },
  barber: {
    path: '/barber',
    access: ['barber', 'admin'],
    links: [
      { place: 'bar', label: label.panel, audience: ['barber'] },
      { place: 'adminMenu', label: label.barberPanel, audience: ['admin'], needsProfile: true },
    ],
  },
  marketing: {
    path: '/marketing-barber-system',
    access: 'everyone',
  },
  hiring: {
    path: '/lavora-con-noi',
    access: 'everyone',
  },
  privacyPolicy: {
    path: '/privacy-policy',
    access: 'everyone',
  },
  legalNotice: {
    path: '/note-legali',
    access: 'everyone',
  },
  /** The link at the foot of every mail opens this page. */
  unsubscribe: {
    path: '/unsubscribe',
    access: 'everyone',
  },
  waitingList: {
    path: '/waiting-list',
    access: 'signedIn',
    links: [
      { place: 'bar', label: label.waitingList },
      { place: 'menu', label: label.waitingList },
    ],
  },
  waitingOffer: {
    path: '/waiting-offer',
    access: 'everyone',
  },
} as const satisfies Record<string, PageRow>

function allowedBy(access: PageAccess): readonly Audience[] {
  if (access === 'everyone') return [...visitors, ...members]
  return access === 'signedIn' ? members : access
}

export type PanelPath = typeof pages.admin.path | typeof pages.barber.path

const rows: readonly PageRow[] = Object.values(pages)

export const accessByPath: ReadonlyMap<string, PageAccess> = new Map(
  rows.map(({ path, access }) => [path, access]),
)

export function linksFor(
  user: { role: Role; barberId: string | null } | null,
  linkPlace: LinkPlace,
): { to: string; label: string; isPrimary: boolean }[] {
  return rows.flatMap(({ path, access, links = [] }) =>
    links
      .filter(
        ({ place, audience = allowedBy(access), needsProfile }) =>
          place === linkPlace &&
          audience.includes(user?.role ?? 'visitor') &&
          (!needsProfile || user?.barberId !== null),
      )
      .map(({ label, hash = '', isPrimary = false }) => ({ to: path + hash, label, isPrimary })),
  )
}
