import { stemmer } from '@orama/stemmers/italian'

import { wordTexts } from '../../words.it.ts'
import { withoutAccents } from './without-accents.ts'

export type Word = {
  plain: string
  terms: readonly string[]
  isFiller: boolean
}

/** Limits of characters and words; longer input is not a question but abuse. */
const maxWordLength = 30
const maxWords = 60

const fillers = new Set(wordTexts.fillers.split(' '))
const courtesies = new Set(wordTexts.courtesies.split(' '))
const shorthand = new Map<string, string>(Object.entries(wordTexts.shorthand))
const ownStems = new Map<string, string>(Object.entries(wordTexts.stems))
const meanings = new Map(
  Object.entries(wordTexts.meanings).flatMap(([meaning, words]) =>
    words.split(' ').map((word) => [word, `=${meaning}`] as const),
  ),
)

export function plainWords(text: string): string[] {
  const found = withoutAccents(text).match(/\{\p{L}+\}|\d{1,2}[/.:]\d{1,2}(?!\d)|[\p{L}\p{N}]+/gu) ?? []
  return found
    .filter((word) => word.length <= maxWordLength)
    .slice(0, maxWords)
    .map((word) => shorthand.get(word) ?? word)
}

/** @param placeholder kind of the recognised word: 'servizio', 'barbiere' or 'giorno' */
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

export function withoutCourtesies(words: readonly Word[]): readonly Word[] {
  const others = words.filter(({ plain }) => !courtesies.has(plain))
  return others.some(({ isFiller }) => !isFiller) ? others : words
}

export function meaningOf(plain: string): string | undefined {
  return meanings.get(plain)
}

export function stemOf(plain: string): string {
  return ownStems.get(plain) ?? stemmer(plain)
}
