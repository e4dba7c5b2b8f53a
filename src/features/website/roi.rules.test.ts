import { describe, expect, it } from 'vitest'

import { marketingFigures } from './marketing.figures.ts'
import {
  paidBack,
  readRoiField,
  returnOf,
  roiExample,
  roiFields,
  type RoiInput,
  runningPerMonth,
} from './roi.rules.ts'

const salon: RoiInput = {
  appointmentsPerWeek: 60,
  averagePrice: 40,
  missedPercent: 10,
  savedPercent: 50,
  phoneHoursPerWeek: 6,
  onlinePercent: 50,
  hourValue: 20,
  planPerMonth: 49,
}

describe('the documented figures', () => {
  it('are consistent', () => {
    const { price, discountPercent, discountedPrice } = marketingFigures
    expect(price * (1 - discountPercent / 100)).toBe(discountedPrice)
  })

  it('add up to running costs of 171.25 a month', () => {
    expect(runningPerMonth).toBe(171.25)
  })
})

describe('the return', () => {
  it('is the value of saved appointments and hours less the costs', () => {
    const { saved, time, gain, costs, net, months, firstYear } = returnOf(salon)
    // 60 × 10% × 50% × 40 × 52/12 and 6 × 50% × 20 × 52/12
    expect(saved).toBeCloseTo(520)
    expect(time).toBeCloseTo(260)
    expect([gain, costs, net].map((amount) => Math.round(amount * 100) / 100)).toEqual([780, 220.25, 559.75])
    expect(months).toBe(7)
    expect(firstYear).toBeCloseTo(3207)
  })

  it('counts the month of the payback as a whole', () => {
    const exactly = { ...salon, missedPercent: 0, onlinePercent: 100, planPerMonth: 0 }
    // 6 × 52/12 hours a month, at the hourly value that gives a net of 351 and 350
    const hours = 26
    const worth = (net: number) => (net + runningPerMonth) / hours
    expect(returnOf({ ...exactly, hourValue: worth(351) }).months).toBe(10)
    expect(returnOf({ ...exactly, hourValue: worth(350) }).months).toBe(11)
  })

  it('is shown up to ten years, to the month', () => {
    const worth = (net: number) => (net + runningPerMonth) / 26
    const monthsAt = (net: number) =>
      returnOf({ ...salon, missedPercent: 0, onlinePercent: 100, planPerMonth: 0, hourValue: worth(net) })
        .months
    expect([29.25, 29.24].map(monthsAt)).toEqual([120, null])
  })

  it.each([
    ['nothing is gained', { missedPercent: 0, onlinePercent: 0 }],
    ['it takes longer than ten years', { missedPercent: 0, phoneHoursPerWeek: 4, hourValue: 28 }],
  ])('is null when %s', (_when, overrides) => {
    expect(returnOf({ ...salon, ...overrides }).months).toBeNull()
  })

  it('comes no later with a bigger gain', () => {
    for (let missedPercent = 0; missedPercent < 100; missedPercent++) {
      const less = returnOf({ ...salon, missedPercent }).months ?? Number.POSITIVE_INFINITY
      const more = returnOf({ ...salon, missedPercent: missedPercent + 1 }).months ?? Number.POSITIVE_INFINITY
      expect(more).toBeLessThanOrEqual(less)
    }
  })

  it('is drawn per month between zero and the full amount', () => {
    expect(paidBack(351, 12).map(({ share }) => share)).toEqual(
      [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1, 1, 1].map((share) => expect.closeTo(share)),
    )
    expect(paidBack(351, 3).map(({ month }) => month)).toEqual([1, 2, 3])
    expect(paidBack(351)).toHaveLength(24)
    expect(new Set(paidBack(-100).map(({ share }) => share))).toEqual(new Set([0]))
  })
})

describe('typed values', () => {
  it.each([
    ['80', 80],
    [' 80 ', 80],
    ['37,50', 37.5],
    ['37.5', 37.5],
    ["1'200", 1200],
    ['1’200', 1200],
    ['1 200', 1200],
    ["1'200,50", 1200.5],
    ['80%', 80],
    ['80 CHF', 80],
    ['1', 1],
    ['2000', 2000],
  ])('%j is %d', (typed, number) => {
    expect(readRoiField('appointmentsPerWeek', typed)).toBe(number)
  })

  it.each([
    '',
    ' ',
    'molti',
    '-5',
    '1e3',
    '0',
    '2001',
    '12abc',
    '1%200',
    '+1 200',
    "1'200.",
    '1’2000',
    '80,555',
    '1,2,3',
    '0x10',
    'Infinity',
    '٣',
    '9'.repeat(400),
  ])('%j is invalid', (typed) => {
    expect(readRoiField('appointmentsPerWeek', typed)).toBeNull()
  })

  it('a percentage is at most 100', () => {
    expect([readRoiField('missedPercent', '100 %'), readRoiField('missedPercent', '101')]).toEqual([
      100,
      null,
    ])
  })

  it('the example values are valid', () => {
    for (const field of roiFields) expect(readRoiField(field, roiExample[field])).not.toBeNull()
  })
})
