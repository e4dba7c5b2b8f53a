import { expect, test } from 'vitest'

import { testFaults } from '#ui/pictures/file-fault.fixture.ts'

import { imageFault, imageForm } from './chosen-image.ts'

testFaults(imageFault, {
  wrongType: 'Per favore seleziona un file immagine valido',
  tooHeavy: "L'immagine non deve superare i 5MB",
})

test('a new picture sends the other fields as text in the same form', () => {
  const file = new File(['x'], 'cera.png', { type: 'image/png' })
  const body = {
    name: 'Cera',
    price: 19.9,
    isActive: false,
    updatedAt: undefined,
    inventory: { quantity: 3 },
  }
  const form = imageForm(body, { kind: 'new', file, url: 'blob:x' })
  expect([...(form?.entries() ?? [])].filter(([name]) => name !== 'image')).toEqual([
    ['name', 'Cera'],
    ['price', '19.9'],
    ['isActive', 'false'],
    ['inventory', '{"quantity":3}'],
  ])
  expect(form?.get('image')).toMatchObject({ name: 'cera.png' })
  expect(imageForm(body, { kind: 'kept' })).toBeUndefined()
})
