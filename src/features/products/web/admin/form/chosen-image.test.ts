import { expect, test } from 'vitest'

import { faultOfImage, formWith } from './chosen-image.ts'

test.each([
  ['image/jpeg', 5_242_880, null],
  ['image/png', 1, null],
  ['image/jpeg', 5_242_881, "L'immagine non deve superare i 5MB"],
  ['image/svg+xml', 10, 'Per favore seleziona un file immagine valido'],
  ['application/pdf', 6_000_000, 'Per favore seleziona un file immagine valido'],
  ['', 10, 'Per favore seleziona un file immagine valido'],
])('%s of %d bytes: %s', (type, size, fault) => {
  expect(faultOfImage({ type, size })).toBe(fault)
})

test('a new picture takes the other fields along as texts', () => {
  const file = new File(['x'], 'cera.png', { type: 'image/png' })
  const body = {
    name: 'Cera',
    price: 19.9,
    isActive: false,
    updatedAt: undefined,
    inventory: { quantity: 3 },
  }
  const form = formWith(body, { kind: 'new', file, url: 'blob:x' })
  expect([...(form?.entries() ?? [])].filter(([name]) => name !== 'image')).toEqual([
    ['name', 'Cera'],
    ['price', '19.9'],
    ['isActive', 'false'],
    ['inventory', '{"quantity":3}'],
  ])
  expect(form?.get('image')).toMatchObject({ name: 'cera.png' })
  expect(formWith(body, { kind: 'kept' })).toBeUndefined()
})
