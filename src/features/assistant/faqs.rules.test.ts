import { expect, test } from 'vitest'

import { faqCategories, faqsOf, mayReadFaq, faqVersionFor } from './faqs.rules.ts'

const askers = ['visitor', 'client', 'barber', 'admin'] as const

test.each([
  ['everybody', ['visitor', 'client', 'barber', 'admin']],
  ['customer', ['visitor', 'client']],
  ['barber', ['barber', 'admin']],
  ['barberAlone', ['barber']],
  ['admin', ['admin']],
] as const)('an entry for %s is visible to %j', (audience, readers) => {
  expect(askers.filter((asker) => mayReadFaq(asker, { audience }))).toEqual(readers)
})

test('the categories are the listed ones', () => {
  expect(faqCategories).toEqual([
    'prenotazioni',
    'pagamenti',
    'shop',
    'account',
    'sito',
    'barbiere',
    'titolare',
  ])
})

test('entries of one file get its category, audience and ids', () => {
  const answer = () => 'Sì.'
  const faqs = faqsOf('shop', 'customer', { resi: { question: 'Resi?', answer } })
  expect(faqs).toEqual([{ id: 'resi', question: 'Resi?', answer, category: 'shop', audience: 'customer' }])
})

test('the owner gets the owner version of an entry when there is one', () => {
  const forOwner = { answer: () => 'Nel pannello.' }
  const common = {
    id: 'a',
    category: 'barbiere',
    audience: 'barber',
    question: '?',
    answer: () => '',
  } as const
  const faq = { ...common, forOwner }
  expect(faqVersionFor('admin', faq)).toBe(forOwner)
  expect(faqVersionFor('barber', faq)).toBe(faq)
  expect(faqVersionFor('admin', common)).toBe(common)
})
