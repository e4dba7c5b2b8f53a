import fc from 'fast-check'
import { expect, it } from 'vitest'

import { type Chunk, mergeChunks, withImports } from './merge-chunks.ts'

const small = 1000
const big = 1_000_000

const chunk = (name: string, size = small, imports: readonly number[] = []): Chunk => ({
  modules: [name],
  size,
  imports,
})
const page = (...chunks: number[]) => ({ chunks: new Set(chunks), weight: 1 })

it('merges two chunks that the same pages load', () => {
  const files = mergeChunks([chunk('a', big), chunk('b', big)], [page(0, 1), page(0, 1)])
  expect(files).toEqual([['a', 'b']])
})

it('keeps a big chunk apart that only one of two pages loads', () => {
  const files = mergeChunks([chunk('a'), chunk('b', big)], [page(0, 1), page(0)])
  expect(files).toEqual([['a'], ['b']])
})

it('merges a small chunk that only one of two pages loads', () => {
  const files = mergeChunks([chunk('a'), chunk('b')], [page(0, 1), page(0)])
  expect(files).toEqual([['a', 'b']])
})

it('places a file after the files that it imports', () => {
  const chunks = [chunk('a', big, [2]), chunk('b', big), chunk('c', big, [1])]
  const files = mergeChunks(chunks, [page(0, 1, 2), page(1, 2), page(1)])
  expect(files).toEqual([['b'], ['c'], ['a']])
})

it('merges no two chunks while one imports the other through a third', () => {
  // The pairs have the same gain, and the pair of 0 and 1 comes first.
  const chunks = [chunk('a', big, [2]), chunk('b', big), chunk('c', big, [1])]
  expect(mergeChunks(chunks, [page(0, 1, 2)])).toEqual([['a', 'c', 'b']])
})

it('merges two chunks that import each other', () => {
  const files = mergeChunks([chunk('a', small, [1]), chunk('b', small, [0])], [page(0, 1)])
  expect(files).toEqual([['a', 'b']])
})

/** Imports form no cycle; they point to earlier and to later chunks. */
const site = fc
  .record({
    sizes: fc.array(fc.constantFrom(small, 20_000, big), { minLength: 1, maxLength: 7 }),
    isImport: fc.array(fc.boolean(), { minLength: 49, maxLength: 49 }),
    pages: fc.array(fc.array(fc.nat(6)), { minLength: 1, maxLength: 4 }),
  })
  .map(({ sizes, isImport, pages }) => {
    const imports = sizes.map((_, one) =>
      [...sizes.keys()].filter((other) => (one * 3) % 7 < (other * 3) % 7 && isImport[one * 7 + other]),
    )
    const loads = pages.map((roots) =>
      page(
        ...withImports(
          roots.filter((root) => root < sizes.length),
          (index) => imports[index] ?? [],
        ),
      ),
    )
    return { chunks: sizes.map((size, index) => chunk(String(index), size, imports[index])), loads }
  })

it('makes files that import only earlier files', () => {
  fc.assert(
    fc.property(site, ({ chunks, loads }) => {
      const files = mergeChunks(chunks, loads)
      const fileOf = (index: number) => files.findIndex((modules) => modules.includes(String(index)))
      for (const [index, { imports }] of chunks.entries())
        for (const next of imports) expect(fileOf(next)).toBeLessThanOrEqual(fileOf(index))
      expect(files.flat().toSorted()).toEqual([...chunks.keys()].map(String))
    }),
  )
})
