import { expect, it } from 'vitest'

import { appointmentAt, barberNamed, friday } from '../staff/staff.fixtures.ts'
import { columnsOf, spanOfColumns } from './columns.ts'

const marco = barberNamed('Marco')
const luca = barberNamed('Luca', ['friday'])
const names = (columns: ReturnType<typeof columnsOf>) => columns.map(({ barber }) => barber.firstName)
const at = (barber: { _id: string }) => ({
  barber: { _id: barber._id, firstName: 'x', lastName: '' },
})

it('shows a column for each working barber and for those with an appointment', () => {
  expect(names(columnsOf([marco, luca], [], friday, null))).toEqual(['Marco'])
  const extra = [appointmentAt('10:00', at(luca))]
  expect(names(columnsOf([marco, luca], extra, friday, null))).toEqual(['Marco', 'Luca'])
})

it('shows barbers on vacation, not those who left', () => {
  const away = { ...marco, vacations: [{ startDay: '2026-11-01', endDay: '2026-11-30' }] }
  expect(columnsOf([away], [], friday, null)[0]?.presence).toBe('vacation')
  expect(columnsOf([{ ...marco, isActive: false }], [], friday, null)).toEqual([])
})

it('shows one column for the chosen barber, also on a day off', () => {
  const columns = columnsOf([marco, luca], [appointmentAt('10:00')], friday, 'luca')
  expect(names(columns)).toEqual(['Luca'])
  expect(columns[0]?.presence).toBe('closed')
})

it('keeps the appointments of an unknown barber', () => {
  const gone = { barber: { _id: 'old', firstName: 'Rocco', lastName: 'Bini' } }
  const columns = columnsOf([marco], [appointmentAt('10:00', gone)], friday, null)
  expect(names(columns)).toEqual(['Marco', 'Rocco'])
  expect(columns[1]?.placed).toHaveLength(1)
})

it('shows no column for a barber who left with only cancelled visits', () => {
  const cancelled = { status: 'cancelled' } as const
  const gone = { barber: { _id: 'old', firstName: 'Rocco', lastName: 'Bini' }, ...cancelled }
  const left = { ...marco, isActive: false }
  expect(columnsOf([], [appointmentAt('10:00', gone)], friday, null)).toEqual([])
  expect(columnsOf([left], [appointmentAt('10:00', cancelled)], friday, null)).toEqual([])
  expect(names(columnsOf([left], [appointmentAt('10:00', cancelled)], friday, 'marco'))).toEqual(['Marco'])
})

it('counts and measures live appointments only', () => {
  const booked = [
    appointmentAt('10:00', { duration: 60 }),
    appointmentAt('09:00', { duration: 120, status: 'completed' }),
    appointmentAt('15:00', { duration: 60, status: 'cancelled' }),
    appointmentAt('15:00', { date: '2026-11-21' }),
  ]
  const [column] = columnsOf([marco], booked, friday, null)
  expect(column?.count).toBe(2)
  expect(column?.load).toBeCloseTo(180 / 540)
  expect(column?.placed.map(({ appointment }) => appointment.time)).toEqual(['09:00', '10:00', '15:00'])
})

it('shows all working and booked hours', () => {
  expect(spanOfColumns(columnsOf([marco], [], friday, null))).toEqual({ start: 540, end: 1140 })
  const late = columnsOf([marco], [appointmentAt('19:30')], friday, null)
  expect(spanOfColumns(late)).toEqual({ start: 540, end: 1200 })
})

it('places a hold beside the cancelled visit at the same time', () => {
  const cancelled = appointmentAt('10:00', { status: 'cancelled' })
  const hold = { ...cancelled, _id: 'h1', status: 'held', heldFor: 'waitingList', expiresAt: '' } as const
  const [column] = columnsOf([marco], [cancelled], friday, null, [
    hold,
    { ...hold, _id: 'h2', date: '2026-11-21' },
    { ...hold, _id: 'h3', barber: { _id: 'luca' } },
  ])
  expect(column?.held.map(({ hold: { _id }, lane }) => ({ _id, lane }))).toEqual([
    { _id: 'h1', lane: { left: 0, width: 2 / 3 } },
  ])
  expect(column?.placed[0]?.lane).toEqual({ left: 2 / 3, width: 1 / 3 })
})
