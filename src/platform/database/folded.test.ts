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

it('folds names as people type them', async () => {
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
  ]
  const expected = ['elia', 'elia', 'elia', 'elia', 'muller', 'cagla', 'nunez', "d'angelo", 'zizek', 'łukasz']
  expect(names.map(folded)).toEqual(expected)
  expect(await foldedByDatabase(names)).toEqual(expected)
})

it('is the same here and in the database, for whatever letters a name here may have', async () => {
  const letter = fc.constantFrom(...Array.from('abzAIZ 0-.@_%aàÁâãçÇÑöŞĞiİıßžŽÅøÆœŁđ\u0301\u0308ΣσςΑάЖжЙй'))
  const text = fc.string({ unit: letter, maxLength: 20 })
  const texts = fc.sample(text, { numRuns: 2_000, seed: 18 })
  expect(await foldedByDatabase(texts)).toEqual(texts.map(folded))
})
