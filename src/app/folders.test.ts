import { globSync } from 'node:fs'
import { dirname } from 'node:path'

import { expect, test } from 'vitest'

const maxFiles = 25
/** Other features import what lies directly in `server/` or `web/`, so these folders hold more. */
const maxShared = 40

function maxOf(folder: string): number {
  return /^src\/features\/[^/]+\/(server|web)$/.test(folder) ? maxShared : maxFiles
}

test('holds at most 25 files per folder, 40 per shared folder of a feature', () => {
  const files = globSync('{src,sandbox,bench,scripts,tests/support}/**/*.{ts,tsx,mjs}')
  const sources = files.filter((file) => !/\.(test|d)\.ts$/.test(file))
  const byFolder = Map.groupBy(sources, dirname)
  expect(byFolder.size).toBeGreaterThan(100)
  const crowded = [...byFolder].filter(([folder, { length }]) => length > maxOf(folder))
  expect(crowded.map(([folder, { length }]) => `${folder}: ${length}`)).toEqual([])
})
