import { stemmer } from '@orama/stemmers/italian'

import { wordTexts } from '../../words.it.ts'
import { withoutAccents } from './without-accents.ts'

/** A word of a sentence, as the search compares it. */
export type Word = {
  /** As it was written, without accents and case. */
  plain: string
  /** Its stem, and what else it stands for: one of them has to meet. */
  terms: readonly string[]
  /** Says little of what the sentence is about. */
  isFiller: boolean
}

/** Characters and words: beyond them nobody asks a question, and somebody wants to keep us busy. */
const longestWord = 30
const mostWords = 60

const fillers = new Set(wordTexts.fillers.split(' '))
const courtesies = new Set(wordTexts.courtesies.split(' '))
const shorthand = new Map<string, string>(Object.entries(wordTexts.shorthand))
const ownStems = new Map<string, string>(Object.entries(wordTexts.stems))
const meanings = new Map(
  Object.entries(wordTexts.meanings).flatMap(([meaning, words]) =>
    words.split(' ').map((word) => [word, `=${meaning}`] as const),
  ),
)

/** The words of a text in their order; what stands in braces is one of its own. */
export function plainWords(text: string): string[] {
  const found = withoutAccents(text).match(/\{\p{L}+\}|\d{1,2}[/.:]\d{1,2}(?!\d)|[\p{L}\p{N}]+/gu) ?? []
  return found
    .filter((word) => word.length <= longestWord)
    .slice(0, mostWords)
    .map((word) => shorthand.get(word) ?? word)
}

/** @param placeholder what the word was recognised as: 'servizio', 'barbiere' or 'giorno' */
export function wordOf(plain: string, placeholder?: string): Word {
  if (plain.startsWith('{')) return { plain, terms: [`@${plain.slice(1, -1)}`], isFiller: false }
  const meaning = meaningOf(plain)
  return {
    plain,
    terms: [
      stemOf(plain),
      ...(meaning ? [meaning] : []),
      ...(placeholder === undefined ? [] : [`@${placeholder}`]),
    ],
    isFiller: fillers.has(plain) && placeholder === undefined,
  }
}

/** Whoever greets and asks, asks; whoever only greets, greets. */
export function withoutCourtesies(words: readonly Word[]): readonly Word[] {
  const others = words.filter(({ plain }) => !courtesies.has(plain))
  return others.some(({ isFiller }) => !isFiller) ? others : words
}

/** What it says in other words, if it is known to. */
export function meaningOf(plain: string): string | undefined {
  return meanings.get(plain)
}

export function stemOf(plain: string): string {
  return ownStems.get(plain) ?? stemmer(plain)
}
