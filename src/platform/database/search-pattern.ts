import { type RawBuilder, sql } from 'kysely'

/** For LIKE: finds the text anywhere, and takes its `%` and `_` for what they are. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`
}

/** Whether the text holds these words, whatever their case and accents. */
export function holds(text: RawBuilder<unknown>, words: string): RawBuilder<boolean> {
  return sql<boolean>`folded(${text}) LIKE folded(${containing(words)})`
}

/** A number is looked for as a whole and as it is stored: '079 765' is '79765' within '+4179765…'. */
export function searchedWords(search: string): string[] {
  const isNumber = /^\+?[\d\s()./-]+$/.test(search) && /\d/.test(search)
  return isNumber ? [search.replace(/\D/g, '').replace(/^0+/, '')] : search.split(/\s+/).filter(Boolean)
}
