import type { Service } from '#features/services/services.contract.ts'

import { wordTexts } from '../../words.it.ts'
import { meaningOf, plainWords, stemOf } from './words.ts'

export type NamedServices = {
  found: readonly Service[]
  /** Services asked for; lower than `found` if a name is ambiguous or the question offers alternatives. */
  count: number
  places: readonly number[]
}

const joints = new Set(['e', 'con', 'di', 'a', 'da', 'il', 'la', 'i', 'piu'])
const choices = new Set(['o', 'oppure'])

/** Prefers services named in full; the remaining words select services whose names begin with them. */
export function servicesIn(words: readonly string[], services: readonly Service[]): NamedServices {
  const names = services.map(nameOf).filter(({ parts }) => parts.length > 0)
  const comparables = words.map((word, place) => comparable(synonymBeside(words, place, names) ?? word))
  const whole = fullyNamedIn(comparables, names)
  const partlyNamed = partlyNamedIn(comparables, whole, names)
  const found = [...whole, ...partlyNamed.flat()]
  return {
    found: found.map(({ service }) => service),
    count: words.some((word) => choices.has(word))
      ? Math.min(found.length, 1)
      : whole.length + partlyNamed.length,
    places: comparables.flatMap((word, place) =>
      found.some(({ parts }) => isOneOf(word, parts)) ? [place] : [],
    ),
  }
}

const besideServices = new Map<string, string>(Object.entries(wordTexts.besideServices))

/**
 * 'barba e capelli' means a cut and a beard, unless the sentence also names the cut or a service has that
 * name.
 */
function synonymBeside(words: readonly string[], place: number, names: readonly Name[]): string | undefined {
  const word = words[place] ?? ''
  const synonym = besideServices.get(word)
  if (synonym === undefined) return undefined
  const isOfService = (other: string) => names.some(({ parts }) => isOneOf(comparable(other), parts))
  const isMentionedElsewhere = words.some((other) => stemOf(other) === stemOf(synonym))
  // In 'tinta capelli', 'capelli' belongs to the dyeing and is no second service.
  if (isMentionedElsewhere || isOfService(word) || isOfService(words[place - 1] ?? '')) return undefined
  const isBeside = [words.slice(0, place).toReversed(), words.slice(place + 1)].some((side) => {
    const [joint, other = ''] = side.filter((word) => word === 'e' || !joints.has(word))
    return joint === 'e' && isOfService(other)
  })
  return isBeside ? synonym : undefined
}

type Name = { service: Service; parts: readonly Comparable[]; head: readonly Comparable[] }

/** The head ends at 'con': the means says less than the service itself. */
function nameOf(service: Service): Name {
  const words = plainWords(service.name)
  const using = words.indexOf('con')
  const partsOf = (some: readonly string[]) => some.filter((word) => !joints.has(word)).map(comparable)
  return { service, parts: partsOf(words), head: partsOf(using === -1 ? words : words.slice(0, using)) }
}

/** Drops a name contained in a longer one, unless its words occur once more. */
function fullyNamedIn(comparables: readonly Comparable[], names: readonly Name[]): Name[] {
  const whole = names.filter(({ parts }) => parts.every((part) => isMentioned(part, comparables)))
  return whole.filter(({ parts }) => {
    const longer = whole.filter(
      (other) => other.parts.length > parts.length && parts.every((part) => isOneOf(part, other.parts)),
    )
    return parts.every((part) => comparables.filter((word) => isSameWord(word, part)).length > longer.length)
  })
}

function partlyNamedIn(
  comparables: readonly Comparable[],
  whole: readonly Name[],
  names: readonly Name[],
): Name[][] {
  const open = comparables.filter((word) => !whole.some(({ parts }) => isOneOf(word, parts)))
  return kindsOf(names).filter(([first, ...others]) =>
    first?.head.some((part) => others.every(({ head }) => isOneOf(part, head)) && isMentioned(part, open)),
  )
}

function kindsOf(names: readonly Name[]): Name[][] {
  return [...Map.groupBy(names, ({ parts: [first] }) => first?.stem).values()]
}

type Comparable = { meaning: string | undefined; stem: string }

/** Precomputed once per word, because long sentences compare every word with every service. */
function comparable(word: string): Comparable {
  return { meaning: meaningOf(word), stem: stemOf(word) }
}

function isMentioned(part: Comparable, comparables: readonly Comparable[]): boolean {
  return comparables.some((word) => isSameWord(word, part))
}

function isOneOf(word: Comparable, parts: readonly Comparable[]): boolean {
  return parts.some((part) => isSameWord(word, part))
}

/** Matches inflections and typing errors: 'taglio' and 'tagli', 'tattoo' and 'tatoo'. */
function isSameWord(typedWord: Comparable, writtenWord: Comparable): boolean {
  if (typedWord.meaning !== writtenWord.meaning) return false
  const [typed, written] = [typedWord.stem, writtenWord.stem]
  if (typed === written) return true
  if (written.length < 5 || Math.abs(typed.length - written.length) > 1) return false
  const [shorter, longer] = typed.length < written.length ? [typed, written] : [written, typed]
  const differs = Array.from(longer).findIndex((sign, index) => sign !== shorter[index])
  const rest = longer.length === shorter.length ? shorter.slice(differs + 1) : shorter.slice(differs)
  return longer.slice(differs + 1) === rest
}
