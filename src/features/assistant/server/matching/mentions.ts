import type { PublicBarber } from '#features/barbers/barbers.contract.ts'
import type { Service } from '#features/services/services.contract.ts'
import type { Day } from '#shared/calendar-time.ts'

import { ageIn } from './ages.ts'
import { type Span, dateIn } from './days.ts'
import { servicesIn } from './named-services.ts'
import { unknownNameIn } from './unknown-names.ts'
import { plainWords } from './words.ts'

export type Mentions = {
  services: readonly Service[]
  serviceCount: number
  barbers: readonly PublicBarber[]
  unknownBarber: string | null
  age: number | null
  day: Day | null
  noSuchDay: string | null
  span: Span | null
  placeholders: ReadonlyMap<number, string>
}

export type MatchingContext = {
  services: readonly Service[]
  barbers: readonly PublicBarber[]
  ownBarber?: PublicBarber | undefined
  today: Day
}

/** @param words normalised by `plainWords` */
export function mentionsIn(words: readonly string[], context: MatchingContext): Mentions {
  const { services, barbers, ownBarber, today } = context
  const placeholders = new Map<number, string>()
  const service = servicesIn(words, services)
  const named = barbersIn(words, barbers)
  const barber = named.found.length === 0 && ownBarber ? ownBarberIn(words, ownBarber) : named
  const when = dateIn(words, today)
  const age = ageIn(words)
  for (const place of age?.places ?? []) placeholders.set(place, 'eta')
  for (const place of when.marked) placeholders.set(place, 'giorno')
  for (const place of service.places) placeholders.set(place, 'servizio')
  for (const place of barber.places) placeholders.set(place, 'barbiere')
  const stranger = unknownNameIn(words, (place) => placeholders.has(place))
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

/** Matches first or last names exactly: 'marca' is not 'Marco'. */
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

function ownBarberIn(words: readonly string[], own: PublicBarber): Found {
  const place = words.findIndex((word, index) => word === 'me' && withWords.has(words[index - 1] ?? ''))
  return place === -1 ? { found: [], places: [] } : { found: [own], places: [place] }
}

const withWords = new Set(['con', 'da'])
