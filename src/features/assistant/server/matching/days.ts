import { addDays, type Day, isDay, weekdayIndex } from '#shared/calendar-time.ts'
import { dayNames, weekdayNames } from '#shared/italian-dates.ts'

import { withoutAccents } from './without-accents.ts'

/** Minutes of the day between which an appointment should begin; `at` is an exact time. */
export type Span = { from: number; to: number; at?: number }

export type DateMention = {
  day: Day | null
  /** A date as written that exists neither this year nor next: '31 aprile'. */
  noSuchDay: string | null
  span: Span | null
  marked: ReadonlySet<number>
}

const weekdayOrder = Object.values(weekdayNames).map(withoutAccents)
const monthOrder = Array.from(
  { length: 12 },
  (_, index) => withoutAccents(dayNames.month(`2026-${String(index + 1).padStart(2, '0')}-01`)).split(' ')[0],
)

const minutesPerDay = 1440
const noon = 12 * 60
const evening = 17 * 60
const spans = new Map<string, Span>(
  Object.entries({
    mattina: { from: 0, to: noon },
    mattino: { from: 0, to: noon },
    stamattina: { from: 0, to: noon },
    stamani: { from: 0, to: noon },
    pomeriggio: { from: noon, to: evening + 60 },
    sera: { from: evening, to: minutesPerDay },
    stasera: { from: evening, to: minutesPerDay },
  }),
)
const near = new Map<string, number>(
  Object.entries({
    oggi: 0,
    stasera: 0,
    stamattina: 0,
    stamani: 0,
    domani: 1,
    doman: 1,
    domattina: 1,
    dopodomani: 2,
  }),
)

/**
 * @param words normalised by `plainWords`
 * @param today in the shop
 */
export function dateIn(words: readonly string[], today: Day): DateMention {
  const marked = new Set<number>()
  const days: Found[] = []
  let noSuchDay: string | null = null
  let span: Span | null = null
  words.forEach((word, index) => {
    const found = dayAt(words, index, today)
    if (found) {
      days.push(found)
      for (const place of found.places) marked.add(place)
    }
    const date = dateNamedAt(words, index)
    if (date && dayNamed(date, today) === undefined) {
      noSuchDay ??= date.places.map((place) => words[place]).join(' ')
      for (const place of date.places) marked.add(place)
    }
    const part = spans.get(word)
    if (part) {
      span ??= part
      marked.add(index)
    }
    const hour = hourAt(words, index)
    if (hour) {
      span = hour.isExact
        ? { from: 0, to: minutesPerDay, at: hour.minutes }
        : { from: hour.minutes, to: minutesPerDay }
      for (const place of hour.places) marked.add(place)
    }
  })
  return { day: dayOf(days), noSuchDay, span, marked }
}

/** `week` marks a week without a day; `weekday` a day without a week, 0 for Monday. */
type Found = { day: Day; places: number[]; week?: true; weekday?: number }

/** 'fra due settimane di venerdì' means that week's Friday; otherwise the first day named counts. */
function dayOf(days: readonly Found[]): Day | null {
  const week = days.find((found) => found.week)
  const weekday = days.find((found) => found.weekday !== undefined)?.weekday
  if (week && weekday !== undefined) return addDays(week.day, weekday - weekdayIndex(week.day))
  return days[0]?.day ?? null
}

function dayAt(words: readonly string[], index: number, today: Day): Found | undefined {
  const word = words[index] ?? ''
  const distance = near.get(word)
  if (distance !== undefined) return { day: addDays(today, distance), places: [index] }
  const weekday = weekdayOrder.indexOf(word)
  if (weekday !== -1) {
    const date = dateAt(words, index + 1, today)
    return date
      ? { day: date.day, places: [index, ...date.places] }
      : { day: nextWeekday(today, weekday), places: [index], weekday }
  }
  if (word === 'weekend' || (word === 'fine' && words[index + 1] === 'settimana'))
    return { day: nextWeekday(today, 5), places: word === 'fine' ? [index, index + 1] : [index] }
  return inSomeDays(words, index, today) ?? dateAt(words, index, today)
}

/** 'tra una settimana', 'fra 3 giorni', 'la settimana prossima' */
function inSomeDays(words: readonly string[], index: number, today: Day): Found | undefined {
  const [word, count = '', unit = ''] = words.slice(index, index + 3)
  if (word === 'settimana' && /^prossim|^dopo$/.test(count))
    return { day: nextWeekday(addDays(today, 1), 0), places: [index, index + 1], week: true }
  if (word === 'prossima' && count === 'settimana')
    return { day: nextWeekday(addDays(today, 1), 0), places: [index, index + 1], week: true }
  if (word !== 'tra' && word !== 'fra') return undefined
  if (count === 'mezzora') return { day: today, places: [index, index + 1] }
  const number = numbers.get(count) ?? (/^\d{1,2}$/.test(count) ? Number(count) : undefined)
  if (number === undefined) return undefined
  const places = [index, index + 1, index + 2]
  // The hour is ignored; today's free times are shown.
  if (unit === 'ora' || unit === 'ore' || unit.startsWith('minut')) return { day: today, places }
  // 'tra mezza giornata' names no day.
  if (!Number.isInteger(number)) return undefined
  if (unit.startsWith('giorn')) return { day: addDays(today, number), places }
  return unit.startsWith('settiman') ? { day: addDays(today, number * 7), places, week: true } : undefined
}

const numbers = new Map<string, number>(
  Object.entries({ mezz: 0.5, un: 1, una: 1, due: 2, tre: 3, quattro: 4, cinque: 5 }),
)

function dateAt(words: readonly string[], index: number, today: Day): Found | undefined {
  const named = dateNamedAt(words, index)
  const day = named && dayNamed(named, today)
  return named && day !== undefined ? { day, places: named.places } : undefined
}

type NamedDate = { date: string; month: string; places: number[] }

const feasts = new Map<string, readonly [date: string, month: string]>(
  Object.entries({
    capodanno: ['1', '1'],
    epifania: ['6', '1'],
    ferragosto: ['15', '8'],
    ognissanti: ['1', '11'],
    natale: ['25', '12'],
  }),
)

/** '14 marzo', '14/3', 'primo aprile', 'a Natale' */
function dateNamedAt(words: readonly string[], index: number): NamedDate | undefined {
  const [first = '', second = ''] = words.slice(index, index + 2)
  const feast = feastAt(words, index)
  if (feast) return feast
  const isTime = clockWords.has(words[index - 1] ?? '')
  const [, numberOfDay, numberOfMonth] = isTime ? [] : (/^(\d{1,2})[/.](\d{1,2})$/.exec(first) ?? [])
  const date = numberOfDay ?? (first === 'primo' ? '1' : /^\d{1,2}$/.exec(first)?.[0])
  const month = Number(numberOfMonth ?? monthOrder.indexOf(second) + 1)
  if (date === undefined || month < 1 || month > 12) return undefined
  return { date, month: String(month), places: numberOfDay ? [index] : [index, index + 1] }
}

/**
 * Accepts 'a Natale' and 'il giorno di Natale', not 'prima di Natale', 'la vigilia di Natale' or a barber of
 * that name.
 */
function feastAt(words: readonly string[], index: number): NamedDate | undefined {
  const [date, month] = feasts.get(words[index] ?? '') ?? []
  const [last, previous] = words.slice(0, index).toReversed()
  const isDateWord = last === 'a' || (last === 'di' && previous === 'giorno')
  return isDateWord && date !== undefined && month !== undefined
    ? { date, month, places: [index] }
    : undefined
}

function dayNamed({ date, month }: NamedDate, today: Day): Day | undefined {
  const year = Number(today.slice(0, 4))
  return [year, year + 1]
    .map((which) => `${which}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`)
    .find((text) => isDay(text) && today <= text)
}

const clockWords = new Set(['alle', 'dalle', 'le', 'ore'])
const openWords = new Set(['dopo', 'verso'])
/** Minutes of the day. Earlier hours mean the afternoon: 'alle 3' is 15:00. */
const earliest = 7 * 60

type Hour = { minutes: number; isExact: boolean; places: number[] }

/** 'alle 15', 'dopo le 17.30', 'alle 9 e mezza' */
function hourAt(words: readonly string[], index: number): Hour | undefined {
  const isClock = clockWords.has(words[index] ?? '')
  const place = isClock ? index + 1 : index
  const form = isClock ? /^(\d{1,2})(?:[.:](\d{2}))?$/ : /^(\d{1,2}):(\d{2})$/
  const [, hours, minutes = '0'] = form.exec(words[place] ?? '') ?? []
  if (hours === undefined || Number(hours) > 23 || Number(minutes) > 59) return undefined
  const half = words[place + 1] === 'e' && /^mezz[ao]$/.test(words[place + 2] ?? '')
  const minuteOfDay = Number(hours) * 60 + (half ? 30 : Number(minutes))
  const isAfternoon =
    minuteOfDay > 0 && minuteOfDay < earliest && !/^(?:mattin|nott)/.test(words[place + 2] ?? '')
  const places = [index, place, ...(half ? [place + 1, place + 2] : [])]
  return {
    minutes: isAfternoon ? minuteOfDay + noon : minuteOfDay,
    isExact: words[index] !== 'dalle' && !openWords.has(words[index - 1] ?? ''),
    places: isClock ? places : places.slice(1),
  }
}

/** @param weekday 0 for Monday */
function nextWeekday(today: Day, weekday: number): Day {
  return addDays(today, (weekday - weekdayIndex(today) + 7) % 7)
}
