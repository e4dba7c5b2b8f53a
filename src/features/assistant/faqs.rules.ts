import type { Service } from '#features/catalog/catalog.contract.ts'
import type { PublicSettings } from '#features/studio/studio.contract.ts'
import type { Role } from '#shared/contracts/access.ts'

export const faqCategories = [
  'prenotazioni',
  'pagamenti',
  'shop',
  'account',
  'sito',
  'barbiere',
  'titolare',
] as const
export type FaqCategory = (typeof faqCategories)[number]

/** Whoever asks: nobody who is logged in is a visitor. */
export type Asker = 'visitor' | Role

/** What everybody may read, what customers, what barbers with the owner and alone, and what only the owner may. */
type FaqAudience = 'everybody' | 'customer' | 'barber' | 'barberAlone' | 'admin'

const readers: Record<FaqAudience, readonly Asker[]> = {
  everybody: ['visitor', 'client', 'barber', 'admin'],
  customer: ['visitor', 'client'],
  barber: ['barber', 'admin'],
  barberAlone: ['barber'],
  admin: ['admin'],
}

/** What an answer is filled with, read when it is given: no sentence holds a price, an hour or a number. */
export type ShopFacts = PublicSettings & {
  autoConfirm: boolean
  maxFuturePerClient: number
  maxFuturePerGuest: number
  /** Minutes for which a freed time is held for one client. */
  offerMinutes: number
  /** Hours before an appointment at which its reminder leaves. */
  reminderHours: number
  sendsReminders: boolean
  services: readonly Service[]
  /** Whether whoever asks could book here at this moment. */
  takesBookings: boolean
}

/** Where an answer can lead; 'admin:…' and 'barber:…' are the sections of the panels. */
export type ActionName =
  | 'book'
  | 'guestBooking'
  | 'myAppointments'
  | 'waitingList'
  | 'register'
  | 'login'
  | 'profile'
  | 'orders'
  | 'shop'
  | 'privacy'
  | 'marketing'
  | 'consultation'
  | 'hiring'
  | 'phone'
  | 'whatsapp'
  | 'email'
  | 'map'
  | 'instagram'
  | 'tiktok'
  | `admin:${string}`
  | `barber:${string}`

/** What of the question an answer goes into. */
export type Said = { age: number | null }

export type Faq = {
  id: string
  category: FaqCategory
  audience: FaqAudience
  question: string
  answer: (facts: ShopFacts, said: Said) => string
  actions?: readonly ActionName[]
  /** Of a barber's work, where the owner does it in another panel. */
  forOwner?: Pick<Faq, 'answer' | 'actions'>
}

/** Questions of one category that the same people may read. @param faqs by id */
export function faqsOf(
  category: FaqCategory,
  audience: FaqAudience,
  faqs: Readonly<Record<string, Omit<Faq, 'id' | 'category' | 'audience'>>>,
): Faq[] {
  return Object.entries(faqs).map(([id, faq]) => ({ id, ...faq, category, audience }))
}

/** What this person reads of an entry. */
export function versionFor(asker: Asker, faq: Faq): Pick<Faq, 'answer' | 'actions'> {
  return asker === 'admin' && faq.forOwner ? faq.forOwner : faq
}

export function mayRead(asker: Asker, { audience }: Pick<Faq, 'audience'>): boolean {
  return readers[audience].includes(asker)
}
