import { expect, it } from 'vitest'

import { countScans } from './jpeg-scans.rules.ts'

const start = [0xff, 0xd8]
const end = [0xff, 0xd9]
const segment = (marker: number, contents: readonly number[] = []) => {
  const length = contents.length + 2
  return [0xff, marker, length >> 8, length & 0xff, ...contents]
}
const scan = [...segment(0xda, [1, 2, 3]), 0x12, 0x34, 0x56]
const scansOf = (...parts: readonly number[][]) => countScans(Uint8Array.from(parts.flat()))

it('counts each scan once', () => {
  expect(scansOf(start, segment(0xe0, [1]), scan, end)).toBe(1)
  expect(scansOf(start, segment(0xe0, [1]), scan, segment(0xc4, [9]), scan, scan, end)).toBe(3)
})

it('counts zero for an empty or truncated picture', () => {
  expect(scansOf([])).toBe(0)
  expect(scansOf(start)).toBe(0)
  expect(scansOf(start, end)).toBe(0)
})

it('ignores a preview inside another segment', () => {
  expect(scansOf(start, segment(0xe1, [...start, ...scan, ...end]), scan, end)).toBe(1)
  const long = Array.from({ length: 700 }, (_, index) => scan[index % scan.length] ?? 0)
  expect(scansOf(start, segment(0xe1, long), scan, end)).toBe(1)
})

it('ignores data after the end of the image', () => {
  expect(scansOf(start, scan, end, start, scan, scan, end)).toBe(1)
  expect(scansOf(start, scan, end, [0, 2], scan, end)).toBe(1)
})

it('continues after escaped, fill and stray bytes', () => {
  expect(scansOf(start, scan, [0xff, 0x00, 0x77, 0xff, 0xff], scan.slice(1), [0x01, 0x02], scan, end)).toBe(3)
})

it.each([0xd0, 0xd4, 0xd7, 0xd8, 0x01])('treats marker %i as one without a length', (marker) => {
  expect(scansOf(start, scan, [0xff, marker], scan, end)).toBe(2)
})

it.each([0xcf, 0xdb, 0x02])('treats marker %i as one with a length', (marker) => {
  expect(scansOf(start, segment(marker, [...scan, 0]), scan, end)).toBe(1)
})

it('stops at the end of the data', () => {
  expect(scansOf(start, [0xff, 0xda, 0x00, 0x04])).toBe(1)
  expect(scansOf(start, [0xff, 0xda, 0x00])).toBe(0)
})
