import { numberTexts } from '../../words.it.ts'

type Age = { years: number; places: readonly number[] }

/** '12 anni', 'dodici anni', 'un anno'; returns the first. */
export function ageIn(words: readonly string[]): Age | undefined {
  return words.flatMap((word, place) => {
    const years = yearWords.has(words[place + 1] ?? '') ? numberOf(word) : undefined
    return years === undefined ? [] : [{ years, places: [place, place + 1] }]
  })[0]
}

const yearWords = new Set(['anni', 'anno'])
const byWord = new Map(numberTexts.split(' ').map((word, number) => [word, number]))

function numberOf(word: string): number | undefined {
  if (word === 'un') return 1
  return /^\d{1,3}$/.test(word) ? Number(word) : byWord.get(word)
}
