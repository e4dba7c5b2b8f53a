import { describe, expect, it } from 'vitest'

import { messageKinds, messageRules, previewMail } from './message-kinds.ts'

describe.each(Object.keys(messageKinds))('the mail %s', (name) => {
  const { subject = '', html = '', text = '' } = previewMail(name) ?? {}

  it('has a subject and content without undefined values', () => {
    expect(subject).toMatch(/\p{L}{4}/u)
    for (const part of [subject, html, text])
      expect(part).not.toMatch(/\bundefined\b|\bnull\b|\bNaN\b|\[object|Invalid Date/)
  })

  it('links only to this shop, and its text contains the same links', () => {
    const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, link = '']) => link.replaceAll('&amp;', '&'))
    expect(links.length).toBeGreaterThan(0)
    for (const link of links) {
      expect([...new URL(link).searchParams].filter(([key]) => key === 'token')).toEqual(
        link.includes('token=') ? [['token', expect.stringMatching(/^esempiox*$/)]] : [],
      )
      expect(link).toMatch(/^http:\/\/localhost:3000\//)
      expect(text).toContain(link)
    }
    expect(text).toContain('+41 91 000 00 00')
  })
})

const withSecret = Object.entries(messageKinds).filter(
  ([, { example }]) => 'token' in example || 'password' in example,
)

it.each(withSecret)(
  '%s with a secret cannot be resent unless it belongs to an appointment',
  (_name, kind) => {
    expect(kind.resending === 'never').toBe(!('appointmentId' in kind.example))
  },
)

it('confirmations, reminders and notices are routine messages; receipts are not', () => {
  const routine = (payload: object) =>
    Object.keys(messageKinds).filter((template) => messageRules.isRoutine({ template, payload }))
  expect(routine({ paid: 0 }).toSorted()).toEqual([
    'application-received',
    'appointment-booked',
    'appointment-confirmed',
    'appointment-reminder',
    'barber-appointment-booked',
    'order-confirmed',
    'order-placed',
    'order-ready',
    'request-answer',
    'shop-application',
    'shop-consultation',
    'shop-order',
    'shop-request',
    'waiting-offer',
    'waiting-request-expired',
  ])
  expect(routine({ paid: 45 })).toEqual([])
})

it('visitors trigger the messages of forms within half of the limit, those of accounts always', () => {
  expect([...messageRules.visitorTemplates]).toEqual([
    'shop-request',
    'shop-consultation',
    'shop-application',
    'application-received',
  ])
  expect([...messageRules.publicTemplates]).toEqual(['welcome', 'password-reset'])
})

it('an unknown mail name has no preview', () => {
  expect([previewMail('newsletter'), previewMail('constructor')]).toEqual([undefined, undefined])
})
