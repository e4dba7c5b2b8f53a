import fc from 'fast-check'
import { expect, it } from 'vitest'

import { folded } from '#shared/folded.ts'
import { givenDatabase } from '#tests/support/given.ts'

const database = givenDatabase()

async function foldedByDatabase(texts: readonly string[]): Promise<string[]> {
  const { rows } = await database.pool.query<{ folded: string }>(
    'SELECT folded(text) FROM unnest($1::text[]) WITH ORDINALITY t (text, n) ORDER BY n',
    [texts],
  )
  return rows.map((row) => row.folded)
}

it('folds names with accents, case and punctuation', async () => {
  const names = [
    'Élia',
    'ÉLIA',
    'elia',
    'e\u0301lia',
    'Müller',
    'ÇAĞLA',
    'Nuñez',
    "D'Àngelo",
    'Žižek',
    'Łukasz',
    'D\u2019Angelo',
    'D\u00b4Angelo',
    'DAngelo',
    'Rossi\u2010Bianchi',
    'Rossi Bianchi',
    'Strauß',
    'STRAUSS',
    'Ørsted',
    'Æbler',
    'Þór',
    'Ma\u200brio',
    'ﬁ１',
  ]
  const expected = [
    'elia',
    'elia',
    'elia',
    'elia',
    'muller',
    'cagla',
    'nunez',
    'dangelo',
    'zizek',
    'lukasz',
    'dangelo',
    'dangelo',
    'dangelo',
    'rossi bianchi',
    'rossi bianchi',
    'strauss',
    'strauss',
    'orsted',
    'aebler',
    'thor',
    'mario',
    'fi1',
  ]
  expect(names.map(folded)).toEqual(expected)
  expect(await foldedByDatabase(names)).toEqual(expected)
})

it('gives the same result in JavaScript and in the database', async () => {
  const codes = Array.from({ length: 0x2fff - 0x20 }, (_, index) => 0x20 + index)
  const wide = Array.from({ length: 0xffee - 0xfb00 }, (_, index) => 0xfb00 + index)
  // The ICU of some databases does not know the capitals of these scripts yet.
  const isNewer = /[\p{Script=Georgian}\p{Script=Glagolitic}\u1c80-\u1c8f]/u
  const letters = [...codes, ...wide]
    .map((code) => String.fromCharCode(code))
    .filter((sign) => /\P{Cn}/u.test(sign) && !isNewer.test(sign))
  const words = fc.sample(fc.string({ unit: fc.constantFrom(...letters), maxLength: 12 }), {
    numRuns: 2_000,
    seed: 18,
  })
  const usual = fc.constantFrom(
    ...Array.from("abzAIZ 0-.@_%aàÁâãçÇÑöŞĞiİıßẞžŽÅøÆœŁđ\u0301\u0308ΣσςΑάЖжЙй'’´‐\u200b"),
  )
  const names = fc.sample(fc.string({ unit: usual, maxLength: 20 }), { numRuns: 2_000, seed: 18 })
  const texts = [...letters, ...words, ...names]
  const inDatabase = await foldedByDatabase(texts)
  const differing = texts.filter((text, index) => folded(text) !== inDatabase[index])
  expect(differing).toEqual([])
})

it('is idempotent', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 20 })
  fc.assert(fc.property(text, (typed) => folded(folded(typed)) === folded(typed)))
})
