import type { PublicBarber } from '#features/barbers/barbers.contract.ts'
import type { Service } from '#features/catalog/catalog.contract.ts'
import type { Day } from '#shared/calendar-time.ts'

import { ageIn } from './ages.ts'
import { type Span, whenIn } from './days.ts'
import { servicesIn } from './named-services.ts'
import { strangerIn } from './strangers.ts'
import { plainWords } from './words.ts'

/** What of the tables and the calendar a sentence names. */
export type Mentions = {
  /** One that was named, or several that it could be. */
  services: readonly Service[]
  /** How many of them are wanted. */
  serviceCount: number
  barbers: readonly PublicBarber[]
  /** A first name, as it was said, of somebody who would be a barber and is none of these. */
  unknownBarber: string | null
  /** Years, of whoever comes. */
  age: number | null
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

/** @param words plain, as `plainWords` gives them */
export function mentionsIn(words: readonly string[], surroundings: Surroundings): Mentions {
  const { services, barbers, ownBarber, today } = surroundings
  const placeholders = new Map<number, string>()
  const service = servicesIn(words, services)
  const named = barbersIn(words, barbers)
  const barber = named.found.length === 0 && ownBarber ? themselvesIn(words, ownBarber) : named
  const when = whenIn(words, today)
  const age = ageIn(words)
  for (const place of age?.places ?? []) placeholders.set(place, 'eta')
  for (const place of when.marked) placeholders.set(place, 'giorno')
  for (const place of service.places) placeholders.set(place, 'servizio')
  for (const place of barber.places) placeholders.set(place, 'barbiere')
  const stranger = strangerIn(words, (place) => placeholders.has(place))
  if (stranger !== null) placeholders.set(stranger, 'barbiere')
  const { day, noSuchDay, span } = when
  return {
    services: service.found,
    serviceCount: service.count,
    barbers: barber.found,
    unknownBarber: stranger === null ? null : (words[stranger] ?? null),
    age: age?.years ?? null,
    day,
    noSuchDay,
    span,
    placeholders,
  }
}

type Found = { found: readonly PublicBarber[]; places: readonly number[] }

/** By first, last or whole name, as it is written: 'marca' is nobody. */
function barbersIn(words: readonly string[], barbers: readonly PublicBarber[]): Found {
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
function themselvesIn(words: readonly string[], own: PublicBarber): Found {
  const place = words.findIndex((word, index) => word === 'me' && withWords.has(words[index - 1] ?? ''))
  return place === -1 ? { found: [], places: [] } : { found: [own], places: [place] }
}

const withWords = new Set(['con', 'da'])
