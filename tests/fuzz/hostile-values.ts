import type { Random } from './random.ts'

const texts = [
  '',
  ' ',
  '\u0000',
  'An\u0000na',
  '\ud800',
  '\udfff\ud800',
  '\u202e\u2066gnp.exe',
  '\u200b\u200d\ufeff',
  '👨‍👩‍👧‍👦💈',
  'e\u0301'.repeat(200),
  'Ａｎｎａ',
  'İıŞş',
  "'; DROP TABLE appointments; --",
  "' OR '1'='1",
  '%',
  '_',
  '\\',
  '%_%\\%',
  '*',
  '((((((((((a+)+)+)+)+)+)+)+)+)+$',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '{{7*7}}${7*7}<%= 7*7 %>',
  'hai vinto!\n\nRitira qui: http://esempio.test/x',
  'a\r\nBcc: vittima@example.test',
  '=1+1',
  '+41 79',
  '-1',
  '@SUM(A1)',
  '../../../../etc/passwd',
  '..%2f..%2f',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'undefined',
  'NaN',
  'true',
  '[object Object]',
  'any',
  'x'.repeat(61),
  'x'.repeat(255),
  'x'.repeat(1_001),
  'x'.repeat(20_000),
  '\n'.repeat(5_000),
  ' '.repeat(5_000),
  '.'.repeat(3_000),
  '@'.repeat(300),
  '0'.repeat(40),
]
const ids = [
  '0'.repeat(40),
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  '0190A0A0-0000-7000-8000-000000000000',
  '0190a0a000007000800000000000000000',
  '{0190a0a0-0000-7000-8000-000000000000}',
  '0190a0a0-0000-7000-8000-00000000000',
  '0190a0a0-0000-7000-8000-000000000000 ',
  '1',
  '-1',
  '9223372036854775808',
  'any',
]
const days = [
  '2026-03-13',
  '2026-02-29',
  '2026-03-29',
  '2026-10-25',
  '2026-3-1',
  '0000-00-00',
  '0001-01-01',
  '9999-12-31',
  '10000-01-01',
  '-000001-01-01',
  '+275760-09-13T00:00:00.001Z',
  '2026-03-13T25:61:61Z',
  '2026-03-13T10:00:00+99:99',
  '2026-03-13T10:00:00.000Z',
  'infinity',
  '-infinity',
  'today',
  'epoch',
]
const times = [
  '10:00',
  '24:00',
  '00:00',
  '23:59',
  '9:00',
  '10:07',
  '25:00',
  '10:60',
  '-1:00',
  '10:00:00',
  '1e1:00',
]
const numbers = [
  0, -0, -1, 0.1, 0.30000000000000004, 1e-320, 1e21, 1e308, 2_147_483_647, 2_147_483_648,
  9_007_199_254_740_991, -9_007_199_254_740_991, 30, 99.999,
]
const others: readonly unknown[] = [null, true, false, [], {}, [[]], [null], { length: 1 }, { toString: 1 }]

export function hostileText(random: Random): string {
  return random.of(random.of([texts, ids, days, times]))
}

export function hostileId(random: Random): string {
  return random.chance(0.7) ? random.of(ids) : random.of(texts)
}

export function hostileFor(name: string, random: Random): unknown {
  if (random.chance(0.5)) return hostileValue(random)
  if (/time$/i.test(name)) return hostileTime(random)
  if (/date|day|updatedAt/i.test(name)) return hostileDay(random)
  if (/price|amount|duration|limit|page/i.test(name)) return hostileNumber(random)
  return /id$|barber|service|token/i.test(name) ? hostileId(random) : hostileText(random)
}

export function hostileDay(random: Random): string {
  return random.of(days)
}

export function hostileTime(random: Random): string {
  return random.of(times)
}

export function hostileNumber(random: Random): number {
  return random.of(numbers)
}

function hostileValue(random: Random): unknown {
  switch (random.below(8)) {
    case 0:
      return random.of(others)
    case 1:
      return hostileNumber(random)
    case 2:
      return Array.from({ length: random.of([1, 8, 3_000]) }, () => hostileText(random).slice(0, 50))
    case 3:
      return nested(random.of([2, 19, 25, 3_000]))
    case 4:
      return JSON.parse('{"__proto__": {"isAdmin": true}, "constructor": {"prototype": {"x": 1}}}')
    default:
      return hostileText(random)
  }
}

function nested(depth: number): unknown {
  let value: unknown = 'fondo'
  for (let level = 0; level < depth; level++) value = level % 2 === 0 ? [value] : { a: value }
  return value
}
