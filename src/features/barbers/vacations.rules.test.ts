import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { addDays } from '#shared/calendar-time.ts'

import {
  type DaySpan,
  isVacationDay,
  isPastVacation,
  mergeOverlaps,
  newSpans,
  nextVacations,
  vacationFault,
} from './vacations.rules.ts'

const today = '2026-03-11'
const span = (startDay: string, endDay: string): DaySpan => ({ startDay, endDay })
const past = span('2026-02-01', '2026-02-07')
const underWay = span('2026-03-09', '2026-03-15')

it.each<[string, DaySpan, string | null]>([
  ['a new vacation from today is valid', span(today, today), null],
  ['a vacation with its end before its start is invalid', span('2026-04-02', '2026-04-01'), 'order'],
  ['a new vacation from yesterday is invalid', span('2026-03-10', '2026-03-20'), 'past'],
  ['a saved vacation that is over stays valid', past, null],
  ['a saved vacation that is over cannot be extended', span('2026-02-01', '2026-02-08'), 'past'],
  ['a running vacation can be extended', span('2026-03-09', '2026-03-30'), null],
  ['a running vacation can be shortened', span('2026-03-09', '2026-03-11'), null],
  ['a running vacation cannot begin earlier', span('2026-03-08', '2026-03-15'), 'past'],
])('%s', (_, sent, fault) => {
  expect(vacationFault(sent, today, [past, underWay])).toBe(fault)
})

it.each([
  ['2026-03-08', false],
  ['2026-03-09', true],
  ['2026-03-12', true],
  ['2026-03-15', true],
  ['2026-03-16', false],
  ['2026-02-07', true],
])('on %s a barber on vacation from 9 to 15 March and until 7 February is off: %s', (day, expected) => {
  expect(isVacationDay(day, [underWay, past])).toBe(expected)
})

it('a barber without vacations is never off', () => expect(isVacationDay(today, [])).toBe(false))

it('a vacation is over the day after its last day', () => {
  const until = (endDay: string) => isPastVacation(span('2026-03-01', endDay), today)
  expect([until('2026-03-10'), until('2026-03-11'), until('2026-03-12')]).toEqual([true, false, false])
})

it('only vacations with changed days are new', () => {
  const [longer, moved] = [span('2026-03-09', '2026-03-16'), span('2026-03-08', '2026-03-15')]
  expect(newSpans([past, longer, underWay, moved], [past, underWay])).toEqual([longer, moved])
  expect(newSpans([past], [])).toEqual([past])
})

describe('saving vacations', () => {
  it('keeps past ones, sent or not', () => {
    const coming = span('2026-07-01', '2026-07-14')
    expect(nextVacations([coming], today, [past, underWay])).toEqual([past, coming])
    expect(nextVacations([past, coming], today, [past])).toEqual([past, coming])
    const older = span('2025-08-01', '2025-08-14')
    expect(nextVacations([coming, past, older], today, [older, past])).toEqual([older, past, coming])
  })

  it('merges overlapping ones, not adjacent ones', () => {
    expect(
      mergeOverlaps([
        span('2026-07-10', '2026-07-20'),
        span('2026-07-01', '2026-07-10'),
        span('2026-07-21', '2026-07-22'),
        span('2026-07-03', '2026-07-04'),
      ]),
    ).toEqual([span('2026-07-01', '2026-07-20'), span('2026-07-21', '2026-07-22')])
  })

  it('covers the same days without overlaps', () => {
    const days = fc.tuple(fc.nat(40), fc.nat(10)).map(([start, length]) => {
      const first = addDays(today, start)
      return span(first, addDays(first, length))
    })
    fc.assert(
      fc.property(fc.array(days, { maxLength: 12 }), fc.nat(60), (spans, offset) => {
        const merged = mergeOverlaps(spans)
        const day = addDays(today, offset)
        expect(isVacationDay(day, merged)).toBe(isVacationDay(day, spans))
        for (const [index, { startDay }] of merged.entries())
          expect(startDay > (merged[index - 1]?.endDay ?? '')).toBe(true)
      }),
    )
  })
})
