import { describe, expect, it } from 'vitest'

import { formerWritings, opaquePassword } from './password.rules.ts'

const composed = 'caff\u00E8'
const decomposed = 'caffe\u0300'

describe('opaquePassword', () => {
  it('composes letters and makes every space the plain one', () => {
    expect(opaquePassword(decomposed)).toBe(composed)
    expect(opaquePassword('due\u00A0parole\u2003qui')).toBe('due parole qui')
  })

  it('leaves upper and lower case and doubled spaces alone', () => {
    expect(opaquePassword('Due  Parole')).toBe('Due  Parole')
  })

  it('leaves what is longer than a thousand characters as it is', () => {
    const most = `\u00A0${'a'.repeat(999)}`
    expect(opaquePassword(most)).toBe(` ${'a'.repeat(999)}`)
    expect(opaquePassword(`${most}a`)).toBe(`${most}a`)
  })
})

describe('formerWritings', () => {
  it('are those that differ from the present one, each once', () => {
    expect(formerWritings('password')).toEqual([])
    expect(formerWritings(composed)).toEqual([decomposed])
    expect(formerWritings(decomposed)).toEqual([decomposed])
    expect(formerWritings(`${composed}\u00A0x`)).toEqual([`${composed}\u00A0x`, `${decomposed}\u00A0x`])
  })

  it('are none of a very long text', () => {
    expect(formerWritings('\u00E8'.repeat(1000))).toHaveLength(1)
    expect(formerWritings('\u00E8'.repeat(1001))).toEqual([])
  })
})
