import { expect, test } from 'vitest'

import { faultOfFile } from './file-fault.ts'

test.each([
  ['image/jpeg', 5_242_880, null],
  ['image/png', 1, null],
  ['image/jpeg', 5_242_881, "L'immagine non può superare i 5MB"],
  ['image/svg+xml', 10, 'Solo immagini JPG e PNG sono permesse'],
  ['image/webp', 6_000_000, 'Solo immagini JPG e PNG sono permesse'],
  ['', 10, 'Solo immagini JPG e PNG sono permesse'],
])('%s of %d bytes: %s', (type, size, fault) => {
  expect(faultOfFile({ type, size })).toBe(fault)
})
