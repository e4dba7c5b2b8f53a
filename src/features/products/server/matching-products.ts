import { type RawBuilder, sql } from 'kysely'

import type { Db } from '#platform/database/database.ts'
import { containing, startingWith } from '#platform/database/search-pattern.ts'
import { folded } from '#shared/folded.ts'

import type { ProductCategory } from '../products.rules.ts'
import { selectProducts } from './product-rows.ts'

type Wanted = { category?: ProductCategory | undefined; search?: string | undefined }

/** Each word of the search somewhere in name, brand or description, whatever its case and accents (D-SHOP-09). */
export function productsMatching(db: Db, { category, search = '' }: Wanted) {
  let matching = selectProducts(db)
  if (category) matching = matching.where('products.category', '=', category)
  for (const word of wordsOf(search)) matching = matching.where('products.searched', 'like', containing(word))
  return matching
}

/** The index of what is sold is in this order: without case and accents, which is how Italian sorts. */
export const byName = sql<string>`folded(products.name)`

/**
 * Name and brand out of `searched`, where they stand folded already: to fold those of thousands of products anew takes ten
 * times as long. A letter that folding makes two of moves the edge by one, which nothing but the order of such names shows.
 */
export const foldedName = sql<string>`left(products.searched, char_length(products.name))`
const foldedBrand = sql<string>`substr(products.searched, char_length(products.name) + 2, char_length(products.brand))`

/** Words beyond these find, but do not sort. */
const mostRanked = 8

/**
 * How well a product fits, the best has the least: the name begins with the word, a word of the name does, it is in the name,
 * in the brand, in the description. Of several words the sum.
 * @returns undefined where nothing is searched
 */
export function rankOf(search: string | undefined): RawBuilder<number> | undefined {
  const words = wordsOf(search ?? '').slice(0, mostRanked)
  if (words.length === 0) return undefined
  return sql<number>`(${sql.join(words.map(rankOfWord), sql` + `)})`
}

function rankOfWord(word: string): RawBuilder<number> {
  // What else may stand between words is a space here, so that 'd’argan' is found by 'argan'.
  const words = sql`translate(${foldedName}, '/(', '  ')`
  return sql<number>`CASE
    WHEN ${foldedName} LIKE ${startingWith(word)} THEN 0
    WHEN ${words} LIKE ${`% ${startingWith(word)}`} THEN 1
    WHEN ${foldedName} LIKE ${containing(word)} THEN 2
    WHEN ${foldedBrand} LIKE ${containing(word)} THEN 3
    ELSE 4 END`
}

function wordsOf(search: string): string[] {
  // An apostrophe is a space in a product's words.
  const words = search.replaceAll(/['\u2019]/g, ' ').split(/\s+/)
  return [...new Set(words.map((word) => folded(word).trim()).filter(Boolean))]
}
