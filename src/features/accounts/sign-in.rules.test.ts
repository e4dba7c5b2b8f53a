import { describe, expect, it, test } from 'vitest'

import { homeOfRole, safeReturnPath } from './sign-in.rules.ts'

test('each role starts on its own page', () => {
  expect((['admin', 'barber', 'client'] as const).map(homeOfRole)).toEqual(['/admin', '/barber', '/'])
})

describe('safeReturnPath', () => {
  it('returns a path of this site with query and fragment', () => {
    expect(safeReturnPath('/shop?passo=cart#top', 'client')).toBe('/shop?passo=cart#top')
  })

  it.each([
    [undefined],
    [7],
    [''],
    ['shop'],
    ['https://evil.example/'],
    ['//evil.example'],
    ['/\\evil.example'],
    ['/\t/evil.example'],
    ['/.//evil.example'],
    ['//['],
    ['/login'],
    ['/LOGIN/'],
    ['/register'],
  ])('refuses %j', (path) => expect(safeReturnPath(path, 'admin')).toBeNull())

  it('returns null for a page the role may not see', () => {
    expect(safeReturnPath('/admin', 'client')).toBeNull()
    expect(safeReturnPath('/admin', 'barber')).toBeNull()
    expect(safeReturnPath('/admin', 'admin')).toBe('/admin')
  })
})
