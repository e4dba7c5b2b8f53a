import { describe, expect, it } from 'vitest'

import { defaultServices } from '#features/services/services.defaults.ts'
import { defaultPublicSettings } from '#features/settings/settings.defaults.ts'

import { type Asker, type Faq, faqCategories, mayReadFaq, type ShopFacts } from './faqs.rules.ts'
import { faqOf, faqs } from './faqs.ts'
import { intents } from './intents.rules.ts'
import { unknownEntry, phrasings } from './phrasings.ts'
import { demoContext } from './server/matching/questions.fixture.ts'
import { understand } from './server/matching/understand.ts'
import { contextTexts } from './suggestions.it.ts'

const facts: ShopFacts = {
  ...defaultPublicSettings,
  autoConfirm: true,
  maxFuturePerClient: 5,
  maxFuturePerGuest: 3,
  blocksGuestsAtLimit: false,
  offerMinutes: 30,
  reminderHours: 24,
  sendsReminders: true,
  services: defaultServices.map((service) => ({ ...service, _id: service.name })),
  takesBookings: true,
}
const readerOf = ({ audience }: Pick<Faq, 'audience'>): Asker =>
  readers.find((asker) => mayReadFaq(asker, { audience })) ?? 'admin'
const readers = ['visitor', 'barber', 'admin'] as const
const poorer: ShopFacts = {
  ...facts,
  autoConfirm: false,
  mailsLeave: false,
  smsLeave: false,
  takesPayments: false,
  sendsReminders: false,
  services: [],
  takesBookings: false,
}

it('there are at least 75 entries covering all categories and audiences', () => {
  expect(faqs.length).toBeGreaterThanOrEqual(75)
  const counts = Object.groupBy(faqs, ({ audience }) => audience)
  expect(counts.everybody?.length).toBeGreaterThan(40)
  expect(counts.barber?.length).toBeGreaterThanOrEqual(10)
  expect(counts.admin?.length).toBeGreaterThanOrEqual(20)
  expect(new Set(faqs.map(({ category }) => category))).toEqual(new Set(faqCategories))
})

it('ids and questions are unique', () => {
  expect(new Set(faqs.map(({ id }) => id)).size).toBe(faqs.length)
  expect(new Set(faqs.map(({ question }) => question)).size).toBe(faqs.length)
})

describe.each(faqs.map((faq) => [faq.id, faq] as const))('%s', (_id, faq) => {
  it('has a complete answer without gaps for every configuration', () => {
    for (const given of [facts, poorer]) {
      for (const version of [faq, ...(faq.forOwner ? [faq.forOwner] : [])]) {
        const answer = version.answer(given, { age: null })
        expect(answer).not.toMatch(/undefined|\bnull\b|NaN|\[object|\s{2}|\s[.,;:]/)
        expect(answer.length).toBeGreaterThan(10)
        expect(answer).toMatch(/[.?!)»]$/)
      }
    }
  })

  it('is found by its own question', () => {
    expect(understand(faq.question, readerOf(faq), demoContext).entry).toBe(faq.id)
  })
})

it('no question returns an entry its asker may not read', () => {
  for (const faq of faqs)
    for (const asker of ['visitor', 'client', 'barber'] as const)
      if (!mayReadFaq(asker, faq)) expect(understand(faq.question, asker, demoContext).entry).not.toBe(faq.id)
})

it('no answer contains a fixed number of hours, days, minutes or francs', () => {
  for (const faq of faqs) expect(String(faq.answer)).not.toMatch(/\b\d+ (?:ore|giorni|minuti|CHF)|CHF \d/)
})

it.each(
  contextTexts.flatMap(({ for: askers, questions }) =>
    askers.flatMap((asker) => questions.map((text) => [asker, text] as const)),
  ),
)('a suggestion to a %s finds an entry: %s', (asker, text) =>
  expect(understand(text, asker, demoContext).entry).not.toBeNull(),
)

it('at least 95 percent of the sample phrasings find their entry', () => {
  const astray = phrasings.filter(({ entry, text }) => {
    const faq = faqOf(entry)
    const said = text
      .replaceAll('{servizio}', 'tinta')
      .replaceAll('{barbiere}', 'Luca')
      .replaceAll('{giorno}', 'sabato')
      .replaceAll('{persona}', 'Giulio Ferrari')
    return understand(said, faq ? readerOf(faq) : 'visitor', demoContext).entry !== entry
  })
  // Some short questions fit two entries, so a few misses are accepted.
  expect(astray.length / phrasings.length).toBeLessThan(0.05)
})

it('every sample phrasing belongs to a known entry, and each entry has at least five', () => {
  const known = new Set<string>([...faqs.map(({ id }) => id), ...intents, unknownEntry])
  expect(phrasings.filter(({ entry, text }) => !known.has(entry) || text === '')).toEqual([])
  for (const { id } of faqs) expect(phrasings.filter(({ entry }) => entry === id).length).toBeGreaterThan(4)
})
