import { type RawBuilder, sql } from 'kysely'

/** For LIKE: finds the text anywhere, and takes its `%` and `_` for what they are. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`
}

/** Whether the text holds these words, whatever their case and accents. */
export function holds(text: RawBuilder<unknown>, words: string): RawBuilder<boolean> {
  return sql<boolean>`folded(${text}) LIKE folded(${containing(words)})`
}
