import { type RawBuilder, sql } from 'kysely'

import type { Db } from '#platform/database/database.ts'
import { containsPattern, prefixPattern } from '#platform/database/search-pattern.ts'
import { folded } from '#shared/folded.ts'

import type { ProductCategory } from '../products.rules.ts'
import { selectProducts } from './product-rows.ts'

type ProductFilter = { category?: ProductCategory | undefined; search?: string | undefined }

/** D-SHOP-09. */
export function productsMatching(db: Db, { category, search = '' }: ProductFilter) {
  let matching = selectProducts(db)
  if (category) matching = matching.where('products.category', '=', category)
  for (const word of wordsOf(search))
    matching = matching.where('products.searched', 'like', containsPattern(word))
  return matching
}

/** The order of the index of products for sale: without case and accents, as Italian sorts. */
export const byName = sql<string>`folded(products.name)`

/**
 * Cuts name and brand out of `searched`, where they are folded already: folding them again takes ten times as long. A letter
 * that folds into two shifts the cut by one, which only affects the order of such names.
 */
export const foldedName = sql<string>`left(products.searched, char_length(products.name))`
const foldedBrand = sql<string>`substr(products.searched, char_length(products.name) + 2, char_length(products.brand))`

/** Further words filter, but do not affect the order. */
const maxRanked = 8

/**
 * Ranks a product, the best match lowest: the name begins with the word, a word of the name does, the name contains it, the
 * brand, the description. Sums the ranks of several words.
 * @returns undefined without a search
 */
export function rankOf(search: string | undefined): RawBuilder<number> | undefined {
  const words = wordsOf(search ?? '').slice(0, maxRanked)
  if (words.length === 0) return undefined
  return sql<number>`(${sql.join(words.map(rankOfWord), sql` + `)})`
}

function rankOfWord(word: string): RawBuilder<number> {
  // Replaces other separators by spaces, so that 'argan' finds 'd’argan'.
  const words = sql`translate(${foldedName}, '/(', '  ')`
  return sql<number>`CASE
    WHEN ${foldedName} LIKE ${prefixPattern(word)} THEN 0
    WHEN ${words} LIKE ${`% ${prefixPattern(word)}`} THEN 1
    WHEN ${foldedName} LIKE ${containsPattern(word)} THEN 2
    WHEN ${foldedBrand} LIKE ${containsPattern(word)} THEN 3
    ELSE 4 END`
}

function wordsOf(search: string): string[] {
  // An apostrophe is stored as a space.
  const words = search.replaceAll(/['\u2019]/g, ' ').split(/\s+/)
  return [...new Set(words.map((word) => folded(word).trim()).filter(Boolean))]
}
