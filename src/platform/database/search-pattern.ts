import { type RawBuilder, sql } from 'kysely'

import { cleanedEmail } from '#shared/email.ts'
import { folded } from '#shared/folded.ts'
import { searchedDigits } from '#shared/phone.ts'

/** For LIKE: finds the text anywhere, and takes its `%` and `_` for what they are. */
export function containing(text: string): string {
  return `%${startingWith(text)}`
}

/** The same at the beginning. */
export function startingWith(text: string): string {
  return `${text.replace(/[\\%_]/g, '\\$&')}%`
}

/**
 * The search of every list: each word is somewhere in the text, whatever its case, accents, apostrophes and hyphens, and a
 * number however it is written.
 *
 * @param holds says whether the folded text of a row holds a word, which is folded as well; stored numbers are part of it
 */
export function searchConditions(
  search: string,
  holds: (word: string) => RawBuilder<boolean>,
): RawBuilder<boolean>[] {
  return termsOf(search).map(
    (alternatives) => sql<boolean>`(${sql.join(alternatives.map(holds), sql` OR `)})`,
  )
}

/** For `searchConditions`, where each row is folded as it is read. */
export function heldBy(text: RawBuilder<unknown>): (word: string) => RawBuilder<boolean> {
  return (word) => sql<boolean>`folded(${text}) LIKE ${containing(word)}`
}

/** Fewer digits are part of too many numbers. */
const leastDigits = 3

/** What is looked for; of the alternatives of a term one has to be found. */
function termsOf(search: string): string[][] {
  const terms: string[][] = []
  for (const words of runsOf(search)) {
    const digits = words.every(isOfNumber) ? searchedDigits(words.join(' ')) : undefined
    const [word = '', ...others] = words.map((each) => folded(pasted(each)).trim())
    if (digits !== undefined && digits.length >= leastDigits)
      terms.push(others.length === 0 && word !== digits ? [digits, word] : [digits])
    else terms.push(...[word, ...others].filter(Boolean).map((each) => [each]))
  }
  return terms
}

/** An address without what comes along with it from elsewhere. */
function pasted(word: string): string {
  return word.includes('@') ? cleanedEmail(word) : word
}

/** Words one by one, and together those that may be one number. */
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
