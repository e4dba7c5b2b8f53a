import { describe, expect, it } from 'vitest'

import { photoFaultText } from './photos.it.ts'
import { faultOfPhotos } from './photos.rules.ts'

describe('photos', () => {
  const photo = (change: Partial<Pick<File, 'name' | 'size' | 'type'>> = {}) => ({
    name: 'taglio.jpg',
    size: 1_000,
    type: 'image/jpeg',
    ...change,
  })
  const said = (chosen: ReturnType<typeof photo>[], before = 0, most = 5) => {
    const fault = faultOfPhotos(chosen, { before, most })
    return fault && photoFaultText(fault)
  }
  it.each([
    ['may be five', Array.from({ length: 5 }, () => photo()), 0, null],
    ['may not be six', [photo(), photo()], 4, 'Puoi caricare massimo 5 foto'],
    ['may have exactly 10 MB', [photo({ size: 10_485_760 })], 0, null],
    [
      'above 10 MB are refused by name',
      [photo({ size: 10_485_761 }), photo({ name: 'b.png' }), photo({ name: 'c.png', size: 99_999_999 })],
      0,
      'Le seguenti immagini superano i 10MB: taglio.jpg, c.png',
    ],
    [
      'of another type are refused',
      [photo({ type: 'image/gif' })],
      0,
      'Sono accettati solo file JPG, PNG e WebP',
    ],
    [
      'of another type among valid ones are refused',
      [photo(), photo({ type: 'image/gif' })],
      0,
      'Sono accettati solo file JPG, PNG e WebP',
    ],
    ['without a type are refused', [photo({ type: '' })], 0, 'Sono accettati solo file JPG, PNG e WebP'],
    ['may be WebP and PNG', [photo({ type: 'image/webp' }), photo({ type: 'image/png' })], 0, null],
  ])('%s', (_what, chosen, before, expected) => {
    expect(said(chosen, before)).toBe(expected)
  })

  it('report the size before the type', () => {
    const heavy = photo({ size: 99_999_999, type: 'image/gif' })
    expect(faultOfPhotos([heavy], { before: 0, most: 5 })).toEqual({
      kind: 'tooHeavy',
      names: ['taglio.jpg'],
    })
  })

  it('may be limited to fewer by the form', () => {
    expect(said([photo()], 2, 3)).toBeNull()
    expect(said([photo(), photo()], 2, 3)).toBe('Puoi caricare massimo 3 foto')
  })
})
