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
  const said = words.map((word, place) => comparable(meantBeside(words, place, names) ?? word))
  const whole = wholeIn(said, names)
  const begun = begunIn(said, whole, names)
  const found = [...whole, ...begun.flat()]
  return {
    found: found.map(({ service }) => service),
    count: words.some((word) => choices.has(word)) ? Math.min(found.length, 1) : whole.length + begun.length,
    places: said.flatMap((word, place) => (found.some(({ parts }) => isOneOf(word, parts)) ? [place] : [])),
  }
}

const besideServices = new Map<string, string>(Object.entries(wordTexts.besideServices))

/**
 * 'barba e capelli' means a cut and a beard, unless the sentence also names the cut or a service has that
 * name.
 */
function meantBeside(words: readonly string[], place: number, names: readonly Name[]): string | undefined {
  const word = words[place] ?? ''
  const meant = besideServices.get(word)
  if (meant === undefined) return undefined
  const isOfService = (other: string) => names.some(({ parts }) => isOneOf(comparable(other), parts))
  const isSaidBesides = words.some((other) => stemOf(other) === stemOf(meant))
  // In 'tinta capelli', 'capelli' belongs to the dyeing and is no second service.
  if (isSaidBesides || isOfService(word) || isOfService(words[place - 1] ?? '')) return undefined
  const isBeside = [words.slice(0, place).toReversed(), words.slice(place + 1)].some((side) => {
    const [joint, other = ''] = side.filter((word) => word === 'e' || !joints.has(word))
    return joint === 'e' && isOfService(other)
  })
  return isBeside ? meant : undefined
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
function wholeIn(said: readonly Comparable[], names: readonly Name[]): Name[] {
  const whole = names.filter(({ parts }) => parts.every((part) => isSaid(part, said)))
  return whole.filter(({ parts }) => {
    const longer = whole.filter(
      (other) => other.parts.length > parts.length && parts.every((part) => isOneOf(part, other.parts)),
    )
    return parts.every((part) => said.filter((word) => isSameWord(word, part)).length > longer.length)
  })
}

function begunIn(said: readonly Comparable[], whole: readonly Name[], names: readonly Name[]): Name[][] {
  const open = said.filter((word) => !whole.some(({ parts }) => isOneOf(word, parts)))
  return kindsOf(names).filter(([first, ...others]) =>
    first?.head.some((part) => others.every(({ head }) => isOneOf(part, head)) && isSaid(part, open)),
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

function isSaid(part: Comparable, said: readonly Comparable[]): boolean {
  return said.some((word) => isSameWord(word, part))
}

function isOneOf(word: Comparable, parts: readonly Comparable[]): boolean {
  return parts.some((part) => isSameWord(word, part))
}

/** Matches inflections and typing errors: 'taglio' and 'tagli', 'tattoo' and 'tatoo'. */
function isSameWord(saidWord: Comparable, writtenWord: Comparable): boolean {
  if (saidWord.meaning !== writtenWord.meaning) return false
  const [said, written] = [saidWord.stem, writtenWord.stem]
  if (said === written) return true
  if (written.length < 5 || Math.abs(said.length - written.length) > 1) return false
  const [shorter, longer] = said.length < written.length ? [said, written] : [written, said]
  const differs = Array.from(longer).findIndex((sign, index) => sign !== shorter[index])
  const rest = longer.length === shorter.length ? shorter.slice(differs + 1) : shorter.slice(differs)
  return longer.slice(differs + 1) === rest
}
