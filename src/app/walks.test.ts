import { existsSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'

import { describe, expect, it } from 'vitest'

const step = /\]\((src\/[^)]+)\)|\(`(\w+)`/g

const readme = readFileSync('README.md', 'utf8')
const walks = readme
  .slice(readme.indexOf('walks through the code'))
  .split(/\n\n|\n## /)
  .filter((text) => text.startsWith('**'))

function gapsIn(walk: string): string[] {
  const gaps: string[] = []
  let from = ''
  let value: string | undefined
  for (const [, path, between] of walk.matchAll(step)) {
    if (path === undefined) {
      value = between
      continue
    }
    const [before, after] = [textOf(from), textOf(path)]
    const leads =
      value === undefined ? before.includes(basename(path)) : before.includes(value) && after.includes(value)
    if (from !== '' && !leads) gaps.push(`${from} → ${path}`)
    if (after === '') gaps.push(path)
    from = path
    value = undefined
  }
  return gaps
}

function textOf(path: string): string {
  return existsSync(path) ? readFileSync(path, 'utf8') : ''
}

describe('the README walks', () => {
  it('there are ten', () => expect(walks).toHaveLength(10))

  it.each(walks)('lead from each file to the next: %#', (walk) => {
    expect(gapsIn(walk)).toEqual([])
  })
})
