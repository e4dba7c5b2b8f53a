import { describe, expect, it } from 'vitest'

import { resendObstacleOf } from '#features/messages/messages.rules.ts'
import { messageCauseTexts } from '#features/messages/notifications.it.ts'
import { routineMessages } from '#features/plans/routine-messages.rules.ts'

import { messageExamples, messagePreviews, previewMail } from './message-previews.ts'

describe.each(messagePreviews.names)('the mail %s', (name) => {
  const { subject = '', html = '', text = '' } = previewMail(name) ?? {}

  it('has a subject and content without undefined values', () => {
    expect(subject).toMatch(/\p{L}{4}/u)
    for (const part of [subject, html, text])
      expect(part).not.toMatch(/\bundefined\b|\bnull\b|\bNaN\b|\[object|Invalid Date/)
  })

  it('has a label for the owner', () => {
    expect(messageCauseTexts).toHaveProperty(name)
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

it.each(Object.entries(messageExamples).filter(([, example]) => 'token' in example || 'password' in example))(
  '%s with a secret cannot be resent unless it belongs to an appointment',
  (template, example) => {
    const standing = { state: 'sent', template, usefulUntil: null, isRecipientGone: false, sequence: null }
    const reason = resendObstacleOf({ ...standing, appointment: null }, new Date())
    expect(reason).toBe('appointmentId' in example ? null : 'MESSAGE_HELD_SECRET')
  },
)

it.each([...routineMessages])('%s, limited by the plan, is a mail', (name) => {
  expect(messagePreviews.names).toContain(name)
})

it('an unknown mail name has no preview', () => {
  expect([previewMail('newsletter'), previewMail('constructor')]).toEqual([undefined, undefined])
})
