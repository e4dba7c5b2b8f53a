import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { segmentsOf, smsText } from './sms-text.rules.ts'

describe('a text message', () => {
  test.each([
    ['Giovedì alle 10:00, perché è così', 'Giovedì alle 10:00, perche è così'.replace('perche', 'perché')],
    ['L’appuntamento – «Taglio»…', `L'appuntamento - "Taglio"...`],
    ['  due\n  righe ', 'due righe'],
    ['Nicolo\u0300, un caffe\u0300', 'Nicolò, un caffè'],
    ['Андрей, नीना, 가람', 'Андрей, नीना, 가람'],
    ['✂ A domani: https://f4dezone.ch/a', '✂ A domani: https://f4dezone.ch/a'],
    ['Vedi https://f4dezone.ch/a per i dettagli', 'Vedi https://f4dezone.ch/a per i dettagli'],
    ['Señora Łucja', 'Señora Łucja'],
    ['Žižek, João', 'Zizek, Joao'],
  ])('%j is converted to %j', (text, written) => {
    expect(smsText(text)).toBe(written)
  })

  test.each([
    ['a symbol', '✂ F4DEZONE'],
    ['another script', '王家理发店'],
    ['many symbols', '✂'.repeat(100)],
    ['many letters', 'a'.repeat(300)],
  ])('keeps its link whole after a name with %s', (_what, name) => {
    const token = 'x'.repeat(43)
    const url = `https://studio.example.ch/lista-attesa?offer=${crypto.randomUUID()}&token=${token}`
    const text = smsText(
      `${name}: si è liberato un posto giovedì 12 marzo. Riservato a te fino alle 9: ${url}`,
    )
    expect(text.endsWith(` ${url}`)).toBe(true)
    expect(text).not.toMatch(/^\W/)
    expect(segmentsOf(text)).toBe(2)
  })

  test.each(['https', 'http'])('drops words before a link of %s and stays readable', (scheme) => {
    const url = `${scheme}://f4dezone.ch/${'x'.repeat(40)}`
    const text = smsText(`✂ - Da ✂ Gino: posto libero, giovedì - ${'a'.repeat(300)} ${url}`)
    expect(text).toMatch(/^Da Gino: posto libero, giovedì - a+\.\.\. /)
    expect(text.endsWith(`... ${url}`)).toBe(true)
    expect(text).toHaveLength(306)
  })

  test('keeps the spaces between the remaining words before a link', () => {
    const url = `https://f4dezone.ch/${'x'.repeat(40)}`
    expect(smsText(`Da Gino: posto libero ${'a'.repeat(300)} ${url}`)).toMatch(
      /^Da Gino: posto libero a+\.{3} /,
    )
  })

  test.each([
    ['two segments of GSM', 'a'.repeat(306)],
    ['two segments of GSM with symbols that count twice', '€'.repeat(153)],
    ['two segments with another script', '王'.repeat(134)],
    [
      'two segments with another script and a link',
      `王${'a'.repeat(104)} https://f4dezone.ch/${'x'.repeat(8)}`,
    ],
  ])('that just fits into %s stays unchanged', (_what, text) => {
    expect(smsText(text)).toBe(text)
    expect(segmentsOf(text)).toBe(2)
  })

  test.each([
    ['a', 307, 306],
    ['王', 135, 134],
    ['€', 154, 2 * 151 + 3],
  ])('of %s, %i times, is shortened as little as possible', (sign, count, room) => {
    const text = smsText(sign.repeat(count))
    expect(text.replaceAll('€', '€€')).toHaveLength(room)
    expect(text).toMatch(/\.\.\.$/)
  })

  test('without a link keeps a character outside of GSM', () => {
    expect(smsText('✂ F4DEZONE: a domani')).toBe('✂ F4DEZONE: a domani')
  })

  test('in another script has less room, and never exceeds two segments', () => {
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
