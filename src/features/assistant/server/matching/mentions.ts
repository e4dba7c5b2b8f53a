import type { PublicBarber } from '#features/barbers/barbers.contract.ts'
import type { Service } from '#features/catalog/catalog.contract.ts'
import type { Day } from '#shared/calendar-time.ts'

import { type Span, whenIn } from './days.ts'
import { meaningOf, plainWords, stemOf } from './words.ts'

/** What of the tables and the calendar a sentence names. */
export type Mentions = {
  /** One that was named, or several that it could be. */
  services: readonly Service[]
  barbers: readonly PublicBarber[]
  day: Day | null
  /** A date, as it was said, that no calendar has. */
  noSuchDay: string | null
  span: Span | null
  /** What each word was recognised as, by its place. */
  placeholders: ReadonlyMap<number, string>
}

export type Surroundings = {
  services: readonly Service[]
  barbers: readonly PublicBarber[]
  /** Whom a barber means by 'con me'. */
  ownBarber?: PublicBarber | undefined
  today: Day
}

const joints = new Set(['e', 'con', 'di', 'a', 'da', 'il', 'la', 'piu'])

/** @param words plain, as `plainWords` gives them */
export function mentionsIn(words: readonly string[], surroundings: Surroundings): Mentions {
  const { services, barbers, ownBarber, today } = surroundings
  const placeholders = new Map<number, string>()
  const service = servicesIn(words, services)
  const named = barbersIn(words, barbers)
  const barber = named.found.length === 0 && ownBarber ? themselvesIn(words, ownBarber) : named
  const when = whenIn(words, today)
  for (const place of when.marked) placeholders.set(place, 'giorno')
  for (const place of service.places) placeholders.set(place, 'servizio')
  for (const place of barber.places) placeholders.set(place, 'barbiere')
  const { day, noSuchDay, span } = when
  return { services: service.found, barbers: barber.found, day, noSuchDay, span, placeholders }
}

type Found<Thing> = { found: readonly Thing[]; places: readonly number[] }

/** The longest name of which every word was said; else those whose first word was. */
function servicesIn(words: readonly string[], services: readonly Service[]): Found<Service> {
  const said = words.map(comparable)
  const named = services.map((service) => {
    const parts = partsOf(service.name).map(comparable)
    const places = parts.map((part) => said.findIndex((word) => isSameWord(word, part)))
    return { service, places, isWhole: parts.length > 0 && places.every((place) => place !== -1) }
  })
  const longest = Math.max(...named.map(({ places, isWhole }) => (isWhole ? places.length : 0)), 0)
  const whole = named.filter(({ places, isWhole }) => isWhole && places.length === longest)
  const begun = named.filter(({ places: [first = -1] }) => first !== -1)
  const chosen = whole.length > 0 ? whole : begun
  return {
    found: chosen.map(({ service }) => service),
    places: [...new Set(chosen.flatMap(({ places }) => places.filter((place) => place !== -1)))],
  }
}

function partsOf(name: string): string[] {
  return plainWords(name).filter((word) => !joints.has(word))
}

type Comparable = { meaning: string | undefined; stem: string }

/** Once for each word: a long sentence is compared with every word of every service. */
function comparable(word: string): Comparable {
  return { meaning: meaningOf(word), stem: stemOf(word) }
}

/** 'taglio' and 'tagli', 'tattoo' and 'tatoo'. */
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

/** By first, last or whole name, as it is written: 'marca' is nobody. */
function barbersIn(words: readonly string[], barbers: readonly PublicBarber[]): Found<PublicBarber> {
  const named = barbers.map((barber) => {
    const names = [...plainWords(barber.firstName), ...plainWords(barber.lastName)]
    return { barber, places: words.flatMap((word, place) => (names.includes(word) ? [place] : [])) }
  })
  const most = Math.max(...named.map(({ places }) => places.length), 0)
  const chosen = most === 0 ? [] : named.filter(({ places }) => places.length === most)
  return {
    found: chosen.map(({ barber }) => barber),
    places: [...new Set(chosen.flatMap(({ places }) => places))],
  }
}

/** 'con me', 'da me' of a barber. */
function themselvesIn(words: readonly string[], own: PublicBarber): Found<PublicBarber> {
  const place = words.findIndex((word, index) => word === 'me' && withWords.has(words[index - 1] ?? ''))
  return place === -1 ? { found: [], places: [] } : { found: [own], places: [place] }
}

const withWords = new Set(['con', 'da'])
