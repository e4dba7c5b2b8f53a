import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import type { Slot } from '#features/availability/availability.contract.ts'

import { workingHours } from '../../catalog.samples.ts'
import { expectedTimes } from './expected-times.ts'
import { gridMove } from './grid-move.ts'
import { gridSlots } from './grid-slots.ts'
import { slotGroups } from './slot-rows.ts'
import { slotState } from './slot-state.ts'

const tuesday = workingHours[1]
const free = (time: string): Slot => ({ time, available: true, isBooked: false })
const taken = (time: string, reason?: Slot['reason']): Slot => ({
  time,
  available: false,
  isBooked: reason === 'booked',
  ...(reason ? { reason } : {}),
})

describe('the state of a slot', () => {
  it.each([
    [free('10:00'), 'free'],
    [taken('10:00', 'booked'), 'booked'],
    [taken('12:00', 'break'), 'break'],
    [taken('09:00', 'past'), 'past'],
    [taken('11:30', 'too_short'), 'short'],
    [taken('10:00', 'vacation'), 'unavailable'],
    [taken('10:00', 'closed'), 'unavailable'],
  ])('follows the reason: %o', (slot, state) => {
    expect(slotState(slot, tuesday)).toBe(state)
  })

  it('follows the working hours without a reason from the server', () => {
    expect(slotState({ time: '10:00', available: false, isBooked: true }, tuesday)).toBe('booked')
    expect(slotState(taken('12:00'), tuesday)).toBe('break')
    expect(slotState(taken('12:45'), tuesday)).toBe('break')
    expect(slotState(taken('13:00'), tuesday)).toBe('unavailable')
    expect(slotState(taken('12:00'), undefined)).toBe('unavailable')
  })
})

describe('the grid', () => {
  it('merges a break into one box', () => {
    const slots = [free('11:45'), taken('12:00', 'break'), taken('12:15', 'break'), free('12:30')]
    expect(gridSlots(slots, tuesday).map(({ time }) => time)).toEqual(['11:45', '12:00', '12:30'])
  })

  it('groups slots by part of day in rows of four', () => {
    const times = ['09:00', '09:15', '09:30', '09:45', '10:00', '12:45', '13:00', '16:45', '17:00']
    expect(slotGroups(times.map((time) => ({ time })))).toEqual([
      {
        part: 'morning',
        rows: [
          [{ time: '09:00' }, { time: '09:15' }, { time: '09:30' }, { time: '09:45' }],
          [{ time: '10:00' }],
        ],
      },
      { part: 'afternoon', rows: [[{ time: '12:45' }, { time: '13:00' }, { time: '16:45' }]] },
      { part: 'evening', rows: [[{ time: '17:00' }]] },
    ])
  })

  it('omits empty parts of the day', () => {
    expect(slotGroups([{ time: '14:00' }]).map(({ part }) => part)).toEqual(['afternoon'])
  })

  it('reserves places for the expected slots', () => {
    const times = expectedTimes(tuesday ? [tuesday] : [], 60)
    expect(times.slice(0, 2)).toEqual(['09:00', '09:15'])
    expect(times).toContain('12:00')
    expect(times).not.toContain('12:15')
    expect(times.at(-1)).toBe('18:00')
    expect(expectedTimes([], 60)).toEqual([])
  })
})

describe('keyboard navigation', () => {
  const rows = [4, 2, 3]
  it.each([
    ['ArrowRight', { row: 0, column: 0 }, { row: 0, column: 1 }],
    ['ArrowRight', { row: 0, column: 3 }, { row: 1, column: 0 }],
    ['ArrowRight', { row: 2, column: 2 }, { row: 2, column: 2 }],
    ['ArrowLeft', { row: 1, column: 0 }, { row: 0, column: 3 }],
    ['ArrowLeft', { row: 0, column: 0 }, { row: 0, column: 0 }],
    ['ArrowDown', { row: 0, column: 3 }, { row: 1, column: 1 }],
    ['ArrowDown', { row: 2, column: 1 }, { row: 2, column: 1 }],
    ['ArrowUp', { row: 2, column: 2 }, { row: 1, column: 1 }],
    ['ArrowUp', { row: 0, column: 2 }, { row: 0, column: 2 }],
    ['Home', { row: 1, column: 1 }, { row: 1, column: 0 }],
    ['End', { row: 2, column: 0 }, { row: 2, column: 2 }],
  ])('%s from %o', (key, from, to) => {
    expect(gridMove(rows, from, key, false)).toEqual(to)
  })

  it('moves to the ends of the grid with Control', () => {
    expect(gridMove(rows, { row: 1, column: 1 }, 'Home', true)).toEqual({ row: 0, column: 0 })
    expect(gridMove(rows, { row: 1, column: 1 }, 'End', true)).toEqual({ row: 2, column: 2 })
  })

  it('ignores other keys', () => {
    expect(gridMove(rows, { row: 0, column: 0 }, 'Tab', false)).toBeNull()
    expect(gridMove(rows, { row: 0, column: 0 }, 'a', false)).toBeNull()
  })

  it('never leaves the grid', () => {
    const key = fc.constantFrom('ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End')
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 12 }),
        fc.array(fc.tuple(key, fc.boolean()), { maxLength: 40 }),
        (lengths, keys) => {
          let position = { row: 0, column: 0 }
          for (const [pressed, control] of keys)
            position = gridMove(lengths, position, pressed, control) ?? position
          const length = lengths[position.row] ?? 0
          expect(position.column).toBeGreaterThanOrEqual(0)
          expect(position.column).toBeLessThan(length)
        },
      ),
    )
  })
})
