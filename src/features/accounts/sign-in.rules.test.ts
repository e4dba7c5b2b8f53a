import { describe, expect, it, test } from 'vitest'

import { homeOfRole, safeReturnPath } from './sign-in.rules.ts'

test('each role begins on its own page', () => {
  expect((['admin', 'barber', 'client'] as const).map(homeOfRole)).toEqual(['/admin', '/barber', '/'])
})

describe('safeReturnPath', () => {
  it('goes back to a page of this site with its query and its place', () => {
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
  ])('%j is no way back', (path) => expect(safeReturnPath(path, 'admin')).toBeNull())

  it('is none where this role may not go', () => {
    expect(safeReturnPath('/admin', 'client')).toBeNull()
    expect(safeReturnPath('/admin', 'barber')).toBeNull()
    expect(safeReturnPath('/admin', 'admin')).toBe('/admin')
  })
})
