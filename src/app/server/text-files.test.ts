import { globSync } from 'node:fs'
import { join } from 'node:path'

import { expect, it } from 'vitest'

const src = join(import.meta.dirname, '..', '..')
const files = globSync('**/*.it.ts', { cwd: src })

it.each(files)('%s lies at the root of its part and exports texts', async (file) => {
  expect(file).toMatch(/^(features\/[\w-]+|shared|ui|platform|app|app\/web(\/pwa)?)\/[\w-]+\.it\.ts$/)
  const exports: Record<string, unknown> = await import(join(src, file))
  const others = Object.keys(exports).filter(
    (name) => !name.endsWith('Texts') && typeof exports[name] !== 'function',
  )
  expect(others).toEqual([])
})
