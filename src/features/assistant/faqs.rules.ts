import type { Service } from '#features/services/services.contract.ts'
import type { PublicSettings } from '#features/settings/public-settings.contract.ts'
import type { BookingSettings } from '#features/settings/settings.contract.ts'
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

export type Asker = 'visitor' | Role

/** 'barber' includes the owner, 'barberAlone' does not. */
type FaqAudience = 'everybody' | 'customer' | 'barber' | 'barberAlone' | 'admin'

const readers: Record<FaqAudience, readonly Asker[]> = {
  everybody: ['visitor', 'client', 'barber', 'admin'],
  customer: ['visitor', 'client'],
  barber: ['barber', 'admin'],
  barberAlone: ['barber'],
  admin: ['admin'],
}

/** Current values for the answers, so that no text contains a price, an hour or a number. */
export type ShopFacts = PublicSettings &
  BookingSettings & {
    offerMinutes: number
    reminderHours: number
    sendsReminders: boolean
    services: readonly Service[]
    takesBookings: boolean
  }

/** Target of a button; 'admin:…' and 'barber:…' are sections of the panels. */
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

export type ClientProfile = { age: number | null }

export type Faq = {
  id: string
  category: FaqCategory
  audience: FaqAudience
  question: string
  answer: (facts: ShopFacts, said: ClientProfile) => string
  actions?: readonly ActionName[]
  forOwner?: Pick<Faq, 'answer' | 'actions'>
}

export function faqsOf(
  category: FaqCategory,
  audience: FaqAudience,
  faqs: Readonly<Record<string, Omit<Faq, 'id' | 'category' | 'audience'>>>,
): Faq[] {
  return Object.entries(faqs).map(([id, faq]) => ({ id, ...faq, category, audience }))
}

export function faqVersionFor(asker: Asker, faq: Faq): Pick<Faq, 'answer' | 'actions'> {
  return asker === 'admin' && faq.forOwner ? faq.forOwner : faq
}

export function mayReadFaq(asker: Asker, { audience }: Pick<Faq, 'audience'>): boolean {
  return readers[audience].includes(asker)
}
