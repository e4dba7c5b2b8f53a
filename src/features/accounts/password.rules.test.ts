import { describe, expect, it } from 'vitest'

import { formerSpellings, opaquePassword } from './password.rules.ts'

const composed = 'caff\u00E8'
const decomposed = 'caffe\u0300'

describe('opaquePassword', () => {
  it('composes letters and replaces every space by a plain one', () => {
    expect(opaquePassword(decomposed)).toBe(composed)
    expect(opaquePassword('due\u00A0parole\u2003qui')).toBe('due parole qui')
  })

  it('keeps case and doubled spaces', () => {
    expect(opaquePassword('Due  Parole')).toBe('Due  Parole')
  })

  it('leaves texts longer than a thousand characters as they are', () => {
    const most = `\u00A0${'a'.repeat(999)}`
    expect(opaquePassword(most)).toBe(` ${'a'.repeat(999)}`)
    expect(opaquePassword(`${most}a`)).toBe(`${most}a`)
  })
})

describe('formerSpellings', () => {
  it('lists each differing form once', () => {
    expect(formerSpellings('password')).toEqual([])
    expect(formerSpellings(composed)).toEqual([decomposed])
    expect(formerSpellings(decomposed)).toEqual([decomposed])
    expect(formerSpellings(`${composed}\u00A0x`)).toEqual([`${composed}\u00A0x`, `${decomposed}\u00A0x`])
  })

  it('is empty for texts over a thousand characters', () => {
    expect(formerSpellings('\u00E8'.repeat(1000))).toHaveLength(1)
    expect(formerSpellings('\u00E8'.repeat(1001))).toEqual([])
  })
})
