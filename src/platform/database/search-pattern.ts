import { type RawBuilder, sql } from 'kysely'

import { cleanedEmail } from '#shared/email.ts'
import { folded } from '#shared/folded.ts'
import { searchedDigits } from '#shared/phone.ts'

export function containsPattern(text: string): string {
  return `%${prefixPattern(text)}`
}

export function prefixPattern(text: string): string {
  return `${text.replace(/[\\%_]/g, '\\$&')}%`
}

/**
 * The search of every list. Each word must occur in the text, regardless of case, accents, apostrophes, hyphens and the way a
 * phone number is written.
 * @param holds tells whether a row's folded text, phone numbers included, contains the folded word
 */
export function searchConditions(
  search: string,
  holds: (word: string) => RawBuilder<boolean>,
): RawBuilder<boolean>[] {
  return termsOf(search).map(
    (alternatives) => sql<boolean>`(${sql.join(alternatives.map(holds), sql` OR `)})`,
  )
}

export function textContains(text: RawBuilder<unknown>): (word: string) => RawBuilder<boolean> {
  return (word) => sql<boolean>`folded(${text}) LIKE ${containsPattern(word)}`
}

/** Fewer digits occur in too many numbers. */
const minDigits = 3

function termsOf(search: string): string[][] {
  const terms: string[][] = []
  for (const words of runsOf(search)) {
    const digits = words.every(isOfNumber) ? searchedDigits(words.join(' ')) : undefined
    const [word = '', ...others] = words.map((each) => folded(pasted(each)).trim())
    if (digits !== undefined && digits.length >= minDigits)
      terms.push(others.length === 0 && word !== digits ? [digits, word] : [digits])
    else terms.push(...[word, ...others].filter(Boolean).map((each) => [each]))
  }
  return terms
}

function pasted(word: string): string {
  return word.includes('@') ? cleanedEmail(word) : word
}

/** Splits into single words, keeping words together that may form one phone number. */
function runsOf(search: string): string[][] {
  const runs: string[][] = []
  let previous: string[] | undefined
  for (const word of search.split(/\s+/).filter(Boolean)) {
    const isPart = isOfNumber(word)
    if (isPart && previous) previous.push(word)
    else runs.push([word])
    previous = isPart ? runs.at(-1) : undefined
  }
  return runs
}

function isOfNumber(word: string): boolean {
  return searchedDigits(word) !== undefined
}
