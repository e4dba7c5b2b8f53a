import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { segmentsOf, smsText } from './sms-text.rules.ts'

describe('a text message', () => {
  test.each([
    ['Giovedì alle 10:00, perché è così', 'Giovedì alle 10:00, perche è così'.replace('perche', 'perché')],
    ['L’appuntamento – «Taglio»…', `L'appuntamento - "Taglio"...`],
    ['due\n  righe', 'due righe'],
    ['Señora Łucja', 'Señora Łucja'],
    ['Žižek, João', 'Zizek, Joao'],
  ])('%j is written %j', (text, written) => {
    expect(smsText(text)).toBe(written)
  })

  test('in another script leaves less room, and is never longer than two segments', () => {
    expect(segmentsOf(smsText('王'.repeat(400)))).toBe(2)
    expect(segmentsOf(smsText('a'.repeat(400)))).toBe(2)
    expect(smsText('a'.repeat(400))).toMatch(/a\.\.\.$/)
    expect(segmentsOf(smsText('€'.repeat(80)))).toBe(1)
    expect(segmentsOf('€'.repeat(81))).toBe(2)
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 600 }), (text) => segmentsOf(smsText(text)) <= 2),
    )
  })
})
