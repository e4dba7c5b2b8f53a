import { describe, expect, it } from 'vitest'

import { isBusyPlace, isIos, isSilenced } from './install.rules.ts'

const hour = 3_600_000
const now = 1_773_216_000_000
const ago = (hours: number) => String(now - hours * hour)

describe('iOS', () => {
  const iphone =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_3 like Mac OS X) AppleWebKit/605.1.15 Version/18.3 Mobile/15E148 Safari/604.1'
  const mac =
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.3 Safari/605.1.15'
  const android =
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/134.0 Mobile Safari/537.36'

  it.each([
    ['an iPhone', iphone, 5, true],
    ['an iPad, which calls itself a Mac', mac, 5, true],
    ['a Mac', mac, 0, false],
    ['an Android phone', android, 5, false],
  ])('%s', (_name, userAgent, maxTouchPoints, expected) => {
    expect(isIos({ userAgent, maxTouchPoints })).toBe(expected)
  })
})

describe('a no', () => {
  it.each([
    ['standard', 23.99, true],
    ['standard', 24, false],
    ['ios', 71.99, true],
    ['ios', 72, false],
  ] as const)('on %s of %d hours ago', (way, hours, expected) => {
    expect(isSilenced(ago(hours), way, now)).toBe(expected)
  })

  it.each([null, '', 'ieri', 'NaN', '{}', '-1', ago(-1)])('that was never said: %s', (stored) => {
    expect(isSilenced(stored, 'standard', now)).toBe(false)
  })
})

describe('asks nobody who works or pays', () => {
  it.each([
    ['/', '', false],
    ['/shop', '', false],
    ['/shop', '?passo=pagamento', true],
    ['/guest-booking', '', false],
    ['/guest-booking', '?passo=pagamento', true],
    ['/pagamento', '', true],
    ['/admin', '?sezione=prodotti', true],
    ['/admin/ordine', '', true],
    ['/administration', '', false],
    ['/barber', '', true],
    ['/subscription', '', true],
    ['/profile', '', false],
  ])('%s%s', (pathname, search, expected) => {
    expect(isBusyPlace(pathname, search)).toBe(expected)
  })
})
