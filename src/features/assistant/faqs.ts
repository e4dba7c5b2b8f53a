import { accountFaqTexts } from './faqs-account.it.ts'
import { barberFaqTexts } from './faqs-barbers.it.ts'
import { bookingFaqTexts } from './faqs-booking.it.ts'
import { moneyFaqTexts } from './faqs-money.it.ts'
import { ownerFaqTexts } from './faqs-owner.it.ts'
import type { Asker, Faq } from './faqs.rules.ts'

export const faqs: readonly Faq[] = [
  ...ownerFaqTexts,
  ...barberFaqTexts,
  ...bookingFaqTexts,
  ...moneyFaqTexts,
  ...accountFaqTexts,
]

/** Offered first to clients; entries about creating an account are left out for them. */
const ofClients = [
  'entro-quando',
  'prenotare-di-nuovo',
  'conferma-prenotazione',
  'mia-attesa',
  'promemoria',
  'calendario',
  'quanti-appuntamenti',
  'quanto-ho-speso',
]
const ofNewcomers = new Set(['senza-account', 'link-ospite', 'creare-account', 'vantaggi-account'])

export function faqsInOrder(asker: Asker): readonly Faq[] {
  if (asker !== 'client') return faqs
  const first = ofClients.flatMap((id) => faqOf(id) ?? [])
  return [...first, ...faqs.filter((faq) => !first.includes(faq) && !ofNewcomers.has(faq.id))]
}

const byId = new Map(faqs.map((faq) => [faq.id, faq]))

export function faqOf(id: string): Faq | undefined {
  return byId.get(id)
}
