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
    ['is detected on an iPhone', iphone, 5, true],
    ['is detected on an iPad that reports a Mac', mac, 5, true],
    ['is not detected on a Mac', mac, 0, false],
    ['is not detected on a Mac with a pen', mac, 1, false],
    ['is not detected on Android', android, 5, false],
  ])('%s', (_name, userAgent, maxTouchPoints, expected) => {
    expect(isIos({ userAgent, maxTouchPoints })).toBe(expected)
  })
})

describe('a declined install prompt', () => {
  it.each([
    ['standard', 24],
    ['ios', 72],
  ] as const)('on %s is silenced for %d hours', (way, hours) => {
    expect(isSilenced(ago(hours - 0.01), way, now)).toBe(true)
    expect(isSilenced(ago(hours), way, now)).toBe(false)
  })

  it('is silenced from the moment it is declined', () => {
    expect(isSilenced(String(now), 'standard', now)).toBe(true)
  })

  it.each([null, '', 'ieri', 'NaN', '{}', '-1', ago(-1)])(
    'that was never stored is not silenced: %s',
    (stored) => {
      expect(isSilenced(stored, 'standard', now)).toBe(false)
    },
  )
})

describe('the install prompt', () => {
  const isBusy = (place: string) => {
    const { pathname, search } = new URL(place, 'https://shop.test')
    return isBusyPlace(pathname, search)
  }

  it.each(['/', '/shop', '/guest-booking', '/administration', '/profile'])('%s may show it', (place) => {
    expect(isBusy(place)).toBe(false)
  })

  it.each([
    '/shop?passo=pagamento',
    '/guest-booking?passo=pagamento',
    '/pagamento',
    '/subscription',
    '/admin?sezione=prodotti',
    '/admin/ordine',
    '/barber',
  ])('%s does not show it', (place) => {
    expect(isBusy(place)).toBe(true)
  })
})
