import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { minutesToTime, timeToMinutes } from '#shared/calendar-time.ts'

import type { Slot } from './availability.contract.ts'
import {
  type BarberDay,
  fits,
  freeStartsOfDay,
  workloadOf,
  mergeSlots,
  startedMinutesOf,
  obstacleTo,
  overlaps,
  slotsOfDay,
  slotStep,
} from './slots.rules.ts'

const cases = 10_000

const barberDays: fc.Arbitrary<BarberDay> = fc
  .record({
    start: fc.integer({ min: 0, max: 1200 }),
    length: fc.integer({ min: 5, max: 900 }),
    pause: fc.option(
      fc.tuple(fc.double({ min: 0, max: 0.8, noNaN: true }), fc.integer({ min: 5, max: 120 })),
      { nil: undefined },
    ),
    gaps: fc.array(fc.tuple(fc.integer({ min: 0, max: 90 }), fc.integer({ min: 5, max: 120 })), {
      maxLength: 14,
    }),
    firstBusy: fc.integer({ min: -60, max: 300 }),
  })
  .map(({ start, length, pause, gaps, firstBusy }) => {
    const end = Math.min(1440, start + length)
    const from = pause ? start + Math.floor(pause[0] * (end - start)) : 0
    const to = pause ? Math.min(end, from + pause[1]) : 0
    const busy = []
    let minute = start + firstBusy
    for (const [gap, duration] of gaps) {
      minute += gap
      busy.push({ start: minute, end: minute + duration })
      minute += duration
    }
    return { work: { start, end, pause: to > from ? { start: from, end: to } : undefined }, busy }
  })

const durations = fc.integer({ min: 5, max: 240 })
const moments = fc.integer({ min: -1, max: 1440 })

function isFreeByBruteForce(
  { work, busy }: BarberDay,
  start: number,
  duration: number,
  now: number,
): boolean {
  if (!work || start <= now) return false
  for (let minute = start; minute < start + duration; minute++) {
    const isWorking = work.start <= minute && minute < work.end
    const isPause = work.pause !== undefined && work.pause.start <= minute && minute < work.pause.end
    const isBusy = busy.some((interval) => interval.start <= minute && minute < interval.end)
    if (!isWorking || isPause || isBusy) return false
  }
  return true
}

describe('the slot rules', () => {
  it('offer exactly the starts of a minute-by-minute search', () => {
    fc.assert(
      fc.property(barberDays, durations, moments, (day, duration, now) => {
        const expected: string[] = []
        for (let start = day.work?.start ?? 0; start < (day.work?.end ?? 0); start += slotStep) {
          if (isFreeByBruteForce(day, start, duration, now)) expected.push(minutesToTime(start))
        }
        const offered = slotsOfDay(day, duration, now).filter(({ available }) => available)
        expect(offered.map(({ time }) => time)).toEqual(expected)
      }),
      { numRuns: cases },
    )
  })

  it('agree with the booking check on and off the grid', () => {
    fc.assert(
      fc.property(
        barberDays,
        durations,
        moments,
        fc.integer({ min: 0, max: 1439 }),
        (day, duration, now, minute) => {
          for (const slot of slotsOfDay(day, duration, now)) {
            const obstacle = obstacleTo(day, timeToMinutes(slot.time), duration, now)
            expect(obstacle === undefined).toBe(slot.available)
          }
          const onGrid = slotsOfDay(day, duration, now).some(({ time }) => timeToMinutes(time) === minute)
          if (!onGrid) expect(obstacleTo(day, minute, duration, now)).toBeDefined()
        },
      ),
      { numRuns: cases },
    )
  })

  it('list each 15-minute step once, in order, while the service fits before closing', () => {
    fc.assert(
      fc.property(barberDays, durations, moments, (day, duration, now) => {
        const starts = slotsOfDay(day, duration, now).map(({ time }) => timeToMinutes(time))
        const { start, end } = day.work ?? { start: 0, end: 0 }
        const count = Math.max(0, Math.floor((end - start - duration) / slotStep) + 1)
        expect(starts).toEqual(Array.from({ length: count }, (_, index) => start + index * slotStep))
      }),
      { numRuns: cases },
    )
  })

  it('do not depend on the order of the appointments', () => {
    fc.assert(
      fc.property(barberDays, durations, moments, (day, duration, now) => {
        const backwards = { ...day, busy: day.busy.toReversed() }
        expect(slotsOfDay(backwards, duration, now)).toEqual(slotsOfDay(day, duration, now))
      }),
      { numRuns: cases },
    )
  })

  it('never offer less when an appointment is removed', () => {
    fc.assert(
      fc.property(barberDays, durations, moments, fc.nat(), (day, duration, now, which) => {
        const fewer = {
          ...day,
          busy: day.busy.filter((_, index) => index !== which % Math.max(1, day.busy.length)),
        }
        const free = (each: BarberDay) =>
          new Set(slotsOfDay(each, duration, now).flatMap(({ time, available }) => (available ? [time] : [])))
        expect([...free(day)].every((time) => free(fewer).has(time))).toBe(true)
      }),
      { numRuns: cases },
    )
  })

  it.each([
    ['a free step', { start: 540, busy: [] }, undefined, true],
    ['a step inside an appointment', { start: 540, busy: [[540, 570]] }, 'booked', false],
    ['the step right after an appointment', { start: 570, busy: [[540, 570]] }, undefined, true],
    [
      'a step with too little room before an appointment',
      { start: 540, busy: [[555, 600]] },
      'too_short',
      false,
    ],
    ['a step that ends where an appointment starts', { start: 540, busy: [[570, 600]] }, undefined, true],
    ['a step in the break', { start: 720, busy: [] }, 'break', false],
    ['a step that runs into the break', { start: 705, busy: [] }, 'too_short', false],
    ['a step that ends where the break starts', { start: 690, busy: [] }, undefined, true],
    ['the step where the break ends', { start: 750, busy: [] }, undefined, true],
  ] as const)('give the reason: %s', (_what, { start, busy }, reason, available) => {
    const day = {
      work: { start: 540, end: 1140, pause: { start: 720, end: 750 } },
      busy: busy.map(([from, to]) => ({ start: from, end: to })),
    }
    const slot = slotsOfDay(day, 30, -1).find(({ time }) => time === minutesToTime(start))
    expect(slot).toEqual({
      time: minutesToTime(start),
      available,
      isBooked: reason === 'booked',
      ...(reason === undefined ? {} : { reason }),
    })
  })

  it('count a start as past from its minute on', () => {
    const day = { work: { start: 540, end: 600 }, busy: [] }
    expect(slotsOfDay(day, 15, 555).map(({ available }) => available)).toEqual([false, false, true, true])
  })

  it('report past before other reasons, with isBooked', () => {
    const day = {
      work: { start: 540, end: 600, pause: { start: 555, end: 570 } },
      busy: [{ start: 540, end: 555 }],
    }
    expect(slotsOfDay(day, 15, 555).map(({ reason, isBooked }) => [reason, isBooked])).toEqual([
      ['past', true],
      ['past', false],
      [undefined, false],
      [undefined, false],
    ])
  })

  it('return no slots on a day off', () => {
    expect(slotsOfDay({ work: undefined, busy: [] }, 30, -1)).toEqual([])
    expect(freeStartsOfDay({ work: undefined, busy: [] }, 30, -1)).toEqual([])
  })

  it('find the same free starts with and without the grid', () => {
    fc.assert(
      fc.property(barberDays, durations, moments, (day, duration, now) => {
        const offered = slotsOfDay(day, duration, now).filter(({ available }) => available)
        expect(freeStartsOfDay(day, duration, now).map(minutesToTime)).toEqual(
          offered.map(({ time }) => time),
        )
      }),
    )
  })
})

describe('in the night of the change to summer time', () => {
  const night = { work: { start: 60, end: 240 }, busy: [], skipped: { start: 120, end: 180 } }

  it('no start lies in the skipped hour or reaches into it', () => {
    expect(slotsOfDay(night, 30, -1).map(({ time, reason = 'free' }) => `${time} ${reason}`)).toEqual([
      '01:00 free',
      '01:15 free',
      '01:30 free',
      '01:45 too_short',
      '03:00 free',
      '03:15 free',
      '03:30 free',
    ])
  })

  it.each([
    ['01:30', undefined],
    ['01:45', 'outside'],
    ['02:00', 'outside'],
    ['02:45', 'outside'],
    ['03:00', undefined],
  ])('the booking check for %s returns %s', (time, obstacle) => {
    expect(obstacleTo(night, timeToMinutes(time), 30, -1)).toBe(obstacle)
  })
})

describe('the booking check refuses', () => {
  const day = {
    work: { start: 540, end: 1140, pause: { start: 720, end: 750 } },
    busy: [
      { start: 600, end: 630 },
      { start: 900, end: 930 },
    ],
  }

  it.each([
    ['a start before the opening', '08:45', 'outside'],
    ['an end after the closing', '18:45', 'outside'],
    ['a start off the grid', '09:05', 'off_grid'],
    ['a start whose minute has begun', '09:15', 'past'],
    ['a start in the break', '12:15', 'break'],
    ['a start that runs into the break', '11:45', 'break'],
    ['a start in an appointment', '10:15', 'booked'],
    ['a start that runs into an appointment', '14:45', 'booked'],
    ['no start from the next minute on', '09:30', undefined],
    ['no start that ends at closing time', '18:30', undefined],
    ['no start that ends where an appointment begins', '14:30', undefined],
    ['no start where an appointment ends', '10:30', undefined],
  ])('%s', (_what, time, obstacle) => {
    expect(obstacleTo(day, timeToMinutes(time), 30, 555)).toBe(obstacle)
  })

  it('any start on a day off', () => {
    expect(obstacleTo({ work: undefined, busy: [] }, 600, 30, -1)).toBe('outside')
  })

  it('no start at opening time', () => {
    expect(obstacleTo(day, 540, 30, -1)).toBeUndefined()
  })
})

it.each([
  ['2026-03-10', 24 * 60],
  ['2026-03-11', 615],
  ['2026-03-12', -1],
])('at 10:15 on 11 March, %s has %i minutes begun', (day, begun) => {
  expect(startedMinutesOf({ day: '2026-03-11', minutes: 615 }, day)).toBe(begun)
})

it.each([
  ['with its end', { start: 540, end: 570 }, false],
  ['with its start', { start: 600, end: 630 }, false],
  ['by its first minute', { start: 541, end: 571 }, true],
  ['by its last minute', { start: 599, end: 629 }, true],
  ['as a whole', { start: 570, end: 600 }, true],
  ['from inside', { start: 580, end: 590 }, true],
])('a span that meets 9:30 to 10:00 %s overlaps: %s', (_how, other, expected) => {
  const half = { start: 570, end: 600 }
  expect([overlaps(half, other), overlaps(other, half)]).toEqual([expected, expected])
})

it.each([
  ['the whole morning', { start: 540, end: 720 }, true],
  ['the whole afternoon', { start: 750, end: 1140 }, true],
  ['a minute too early', { start: 539, end: 600 }, false],
  ['a minute too late', { start: 1100, end: 1141 }, false],
  ['a minute of the break', { start: 700, end: 721 }, false],
])('%s fits into the working hours: %s', (_what, wanted, expected) => {
  expect(fits(wanted, { start: 540, end: 1140, pause: { start: 720, end: 750 } })).toBe(expected)
})

it('a day without a break fits an appointment of its full length', () => {
  expect(fits({ start: 540, end: 1140 }, { start: 540, end: 1140 })).toBe(true)
})

describe('merged slots of several barbers', () => {
  it('are free exactly when one barber is free', () => {
    fc.assert(
      fc.property(
        fc.array(barberDays, { minLength: 1, maxLength: 4 }),
        durations,
        moments,
        (days, duration, now) => {
          const grids = days.map((day) => slotsOfDay(day, duration, now))
          const free = new Set(grids.flat().flatMap(({ time, available }) => (available ? [time] : [])))
          const merged = mergeSlots(grids)
          expect(new Set(merged.flatMap(({ time, available }) => (available ? [time] : [])))).toEqual(free)
          expect(merged.map(({ time }) => time)).toEqual(
            [...new Set(grids.flat().map(({ time }) => time))].toSorted(),
          )
        },
      ),
      { numRuns: cases },
    )
  })
})

describe('one start at several barbers', () => {
  const hopeful = [undefined, 'too_short', 'booked', 'break', 'past', 'vacation', 'closed'] as const
  const slotOf = (reason: (typeof hopeful)[number]): Slot =>
    reason === undefined
      ? { time: '10:00', available: true, isBooked: false }
      : { time: '10:00', available: false, isBooked: false, reason }
  const pairs = hopeful.flatMap((better, index) =>
    hopeful
      .slice(index + 1)
      .map((worse) => [better ?? 'free', worse, slotOf(better), slotOf(worse)] as const),
  )

  it.each(pairs)('%s takes precedence over %s', (_better, _worse, better, worse) => {
    expect(mergeSlots([[better], [worse]])).toEqual([better])
    expect(mergeSlots([[worse], [better]])).toEqual([better])
  })
})

describe('the load of a day', () => {
  it.each([
    ['is 0 on a day off', { work: undefined, busy: [{ start: 540, end: 600 }] }, 0],
    [
      'counts only what lies within the hours',
      {
        work: { start: 540, end: 640 },
        busy: [
          { start: 500, end: 560 },
          { start: 620, end: 700 },
          { start: 700, end: 760 },
        ],
      },
      0.4,
    ],
    [
      'is never more than 1',
      {
        work: { start: 540, end: 600 },
        busy: [
          { start: 540, end: 600 },
          { start: 540, end: 600 },
        ],
      },
      1,
    ],
    [
      'is 0 when the break is the whole day',
      { work: { start: 540, end: 570, pause: { start: 540, end: 570 } }, busy: [] },
      0,
    ],
  ])('%s', (_what, day, load) => expect(workloadOf(day)).toBe(load))

  it.each([
    ['0 with nothing booked', [], 0],
    ['0.5 with half of it booked', [[540, 825]], 0.5],
    [
      '1 with everything but the break booked',
      [
        [540, 720],
        [750, 1140],
      ],
      1,
    ],
  ] as const)('is the booked share of the working time: %s', (_what, busy, load) => {
    const day = {
      work: { start: 540, end: 1140, pause: { start: 720, end: 750 } },
      busy: busy.map(([start, end]) => ({ start, end })),
    }
    expect(workloadOf(day)).toBe(load)
  })
})
