import { firstNameTexts } from '../../first-names.it.ts'

const known = new Set(firstNameTexts.split(/\s+/))
/** 'posto con Giulia', 'lavora Giulia', 'c’è Giulia' */
const before = new Set(['con', 'da', 'lavora'])
/** 'Giulia lavora', 'Giulia fa', 'Giulia c’è' */
const after = new Set(['lavora', 'fa', 'taglia', 'c'])

/** The caller has already recognised the shop's barbers. @param isTaken whether the position was recognised as something else */
export function unknownNameIn(words: readonly string[], isTaken: (place: number) => boolean): number | null {
  const place = words.findIndex(
    (word, index) =>
      known.has(word) &&
      !isTaken(index) &&
      (isAfter(words.slice(0, index)) || after.has(words[index + 1] ?? '')),
  )
  return place === -1 ? null : place
}

function isAfter(words: readonly string[]): boolean {
  const [last = '', previous] = words.toReversed()
  return before.has(last) || (last === 'e' && previous === 'c')
}
