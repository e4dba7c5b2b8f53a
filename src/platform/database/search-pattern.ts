import { type RawBuilder, sql } from 'kysely'

import { searchedDigits } from '#shared/phone.ts'

/** For LIKE: finds the text anywhere, and takes its `%` and `_` for what they are. */
export function containing(text: string): string {
  return `%${startingWith(text)}`
}

/** The same at the beginning. */
export function startingWith(text: string): string {
  return `${text.replace(/[\\%_]/g, '\\$&')}%`
}

/** Whether the text holds these words, whatever their case and accents. */
export function holds(text: RawBuilder<unknown>, words: string): RawBuilder<boolean> {
  return sql<boolean>`folded(${text}) LIKE folded(${containing(words)})`
}

/** A number is looked for as a whole and as it is stored. */
export function searchedWords(search: string): string[] {
  const number = searchedDigits(search)
  return number === undefined ? search.split(/\s+/).filter(Boolean) : [number]
}
