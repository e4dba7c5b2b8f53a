import { expect, it } from 'vitest'

import { readAddress, writeAddress } from './calendar-address.ts'

const today = '2026-11-20'
const read = (query: string) => readAddress(new URLSearchParams(query), today)

it('shows today, all barbers and columns by default', () => {
  expect(read('tab=appointments')).toEqual({ view: 'day', date: today, barberId: null, layout: 'columns' })
})

it('reads view, date, barber and layout from the address', () => {
  expect(read('view=week&date=2026-12-01&barber=b1&layout=list')).toEqual({
    view: 'week',
    date: '2026-12-01',
    barberId: 'b1',
    layout: 'list',
  })
})

it.each(['view=year', 'date=2026-02-30', 'date=domani', 'barber=', 'layout=grid'])('ignores %s', (query) => {
  expect(read(query)).toEqual(read(''))
})

it('writes only values that differ from the default and keeps the tab', () => {
  const write = (query: string, change: Parameters<typeof writeAddress>[1]) =>
    writeAddress(new URLSearchParams(query), change, today).toString()
  expect(write('tab=appointments', { view: 'month' })).toBe('tab=appointments&view=month')
  expect(write('tab=appointments&view=month&date=2026-10-01', { view: 'day', date: today })).toBe(
    'tab=appointments',
  )
  expect(write('barber=b1&layout=list', { barberId: null, layout: 'columns' })).toBe('')
})
