import { describe, expect, it } from 'vitest'

import { mailNames, previewMail } from './mail-previews.ts'

describe.each(mailNames)('the mail %s', (name) => {
  const { subject = '', html = '', text = '' } = previewMail(name) ?? {}

  it('says what it is about, in words', () => {
    expect(subject).toMatch(/\p{L}{4}/u)
    for (const part of [subject, html, text])
      expect(part).not.toMatch(/\bundefined\b|\bnull\b|\bNaN\b|\[object|Invalid Date/)
  })

  it('leads to this shop only, and its text part has the same way', () => {
    const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, link = '']) => link.replaceAll('&amp;', '&'))
    for (const link of links) {
      expect(link).toMatch(/^http:\/\/localhost:3000\//)
      expect(text).toContain(link)
    }
    expect(text).toContain('+41 91 000 00 00')
  })
})

it('a name that no mail has shows nothing', () => {
  expect([previewMail('newsletter'), previewMail('constructor')]).toEqual([undefined, undefined])
})
