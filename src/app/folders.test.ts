import { globSync } from 'node:fs'
import { dirname } from 'node:path'

import { expect, test } from 'vitest'

/** Source files per folder, without tests; more are hard to survey. */
const atMost = 25

test('no source folder holds more files than the limit', () => {
  const files = globSync('{src,sandbox,bench,scripts,tests/support}/**/*.{ts,tsx,mjs}')
  const sources = files.filter((file) => !/\.(test|d)\.ts$/.test(file))
  const byFolder = Map.groupBy(sources, dirname)
  expect(byFolder.size).toBeGreaterThan(100)
  const crowded = [...byFolder].filter(([, { length }]) => length > atMost)
  expect(crowded.map(([folder, { length }]) => `${folder}: ${length}`)).toEqual([])
})
