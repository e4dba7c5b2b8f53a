import MiniSearch, { type SearchResult } from 'minisearch'

import { type Asker, mayReadFaq } from '../../faqs.rules.ts'
import { faqOf } from '../../faqs.ts'
import { phrasings } from '../../phrasings.ts'
import { plainWords, type Word, wordOf } from './words.ts'

type Phrase = { id: number; entry: string; words: readonly Word[]; text: string }

const phrases: readonly Phrase[] = phrasings.map(({ entry, text }, id) => {
  const words = plainWords(text).map((word) => wordOf(word))
  return { id, entry, words, text: words.flatMap(({ terms }) => terms).join(' ') }
})

const index = new MiniSearch<Phrase>({
  fields: ['text'],
  storeFields: ['entry'],
  tokenize: (text) => text.split(' '),
  processTerm: (term) => term,
})
index.addAll(phrases)

/** Weight of a term by the number of entries that use it: 1 for one entry, towards 0 for all. */
const rarity = rarities()
/** Weight of an unknown word: it suggests another topic. */
const strange = 1
const weightOfFiller = 0.12

const written = new Set(phrases.flatMap(({ words }) => words.map(({ plain }) => plain)))
/** Stems this short match by chance: 'mario' and 'marito'. */
const chanceLength = 3

export function isKnownWord({ plain, terms, isFiller }: Word): boolean {
  return (
    isFiller ||
    written.has(plain) ||
    terms.some((term) => rarity.has(term) && !(isPlain(term) && term.length <= chanceLength))
  )
}

export type PhraseMatch = { entry: string; score: number }

export function searchPhrases(words: readonly Word[], asker: Asker): PhraseMatch[] {
  const terms = [...new Set(words.flatMap((word) => word.terms))]
  if (terms.length === 0) return []
  const results = index.search(terms.join(' '), {
    fuzzy: tolerance,
    prefix: (term) => term.length >= 5 && isPlain(term),
    weights: { fuzzy: 0.6, prefix: 0.6 },
    filter: ({ entry }: SearchResult) => isOpenTo(String(entry), asker),
  })
  const highest = Math.max(...results.map(({ score }) => score))
  return [...Map.groupBy(results, (result) => String(result['entry']))]
    .map(([entry, found]) => ({ entry, score: scoreOf(words, found, highest) }))
    .toSorted((first, second) => second.score - first.score)
}

/**
 * Combines three shares: words of the question known to any phrase of the entry, words known to its best
 * phrase, and words of that phrase in the question. The search engine's score only breaks ties: it ranks
 * phrases but does not say whether any is good.
 */
function scoreOf(words: readonly Word[], found: readonly SearchResult[], highest: number): number {
  const known = understood(words, found)
  const best = found.map((result) => {
    const phrase = phrases[Number(result.id)]
    if (!phrase) return 0
    const meets = new Set(result.terms)
    const covered = share(phrase.words, ({ terms }) => (terms.some((term) => meets.has(term)) ? 1 : 0))
    return 0.25 * understood(words, [result]) + 0.2 * covered + 0.05 * (result.score / highest)
  })
  return 0.5 * known + Math.max(...best)
}

/** Returns the typing errors allowed; none in short words, which would become other words. */
function tolerance(term: string): number | false {
  if (!isPlain(term) || term.length < 4 || /\d/.test(term)) return false
  return term.length < 8 ? 1 : 2
}

function isPlain(term: string): boolean {
  return !term.startsWith('@') && !term.startsWith('=')
}

function isOpenTo(entry: string, asker: Asker): boolean {
  const faq = faqOf(entry)
  return faq === undefined || mayReadFaq(asker, faq)
}

function understood(words: readonly Word[], found: readonly SearchResult[]): number {
  const meets = new Set(found.flatMap(({ terms }) => terms))
  const nearly = new Set(found.flatMap(({ queryTerms }) => queryTerms))
  return share(words, ({ terms }) => {
    if (terms.some((term) => meets.has(term))) return 1
    return terms.some((term) => nearly.has(term)) ? nearMiss : 0
  })
}

const nearMiss = 0.8

function share(words: readonly Word[], met: (word: Word) => number): number {
  let whole = 0
  let part = 0
  for (const word of words) {
    const weight = weightOf(word)
    whole += weight
    part += weight * met(word)
  }
  return whole === 0 ? 0 : part / whole
}

function weightOf({ terms, isFiller }: Word): number {
  if (isFiller) return weightOfFiller
  const known = terms.flatMap((term) => rarity.get(term) ?? [])
  return known.length === 0 ? strange : Math.max(0.25, Math.min(...known))
}

function rarities(): ReadonlyMap<string, number> {
  const users = new Map<string, Set<string>>()
  for (const { entry, words } of phrases) {
    for (const term of words.flatMap(({ terms }) => terms)) {
      const known = users.get(term) ?? new Set()
      users.set(term, known.add(entry))
    }
  }
  const entries = new Set(phrases.map(({ entry }) => entry)).size
  return new Map(
    [...users].map(([term, { size }]) => [term, Math.log(1 + entries / size) / Math.log(1 + entries)]),
  )
}
