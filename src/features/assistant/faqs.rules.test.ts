import { expect, test } from 'vitest'

import { faqCategories, faqsOf, mayRead, versionFor } from './faqs.rules.ts'

const askers = ['visitor', 'client', 'barber', 'admin'] as const

test.each([
  ['everybody', ['visitor', 'client', 'barber', 'admin']],
  ['customer', ['visitor', 'client']],
  ['barber', ['barber', 'admin']],
  ['barberAlone', ['barber']],
  ['admin', ['admin']],
] as const)('an entry for %s is read by %j', (audience, readers) => {
  expect(askers.filter((asker) => mayRead(asker, { audience }))).toEqual(readers)
})

test('the categories are these', () => {
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

test('entries of one file get its category, its audience and their ids', () => {
  const answer = () => 'Sì.'
  const faqs = faqsOf('shop', 'customer', { resi: { question: 'Resi?', answer } })
  expect(faqs).toEqual([{ id: 'resi', question: 'Resi?', answer, category: 'shop', audience: 'customer' }])
})

test('the owner reads the own version where there is one', () => {
  const forOwner = { answer: () => 'Nel pannello.' }
  const common = {
    id: 'a',
    category: 'barbiere',
    audience: 'barber',
    question: '?',
    answer: () => '',
  } as const
  const faq = { ...common, forOwner }
  expect(versionFor('admin', faq)).toBe(forOwner)
  expect(versionFor('barber', faq)).toBe(faq)
  expect(versionFor('admin', common)).toBe(common)
})
