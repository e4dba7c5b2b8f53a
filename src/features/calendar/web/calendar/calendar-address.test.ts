import { expect, it } from 'vitest'

import { readAddress, writeAddress } from './calendar-address.ts'

const today = '2026-11-20'
const read = (query: string) => readAddress(new URLSearchParams(query), today)

it('shows today, everybody and columns when the address says nothing', () => {
  expect(read('tab=appointments')).toEqual({ view: 'day', date: today, barberId: null, layout: 'columns' })
})

it('shows what the address says', () => {
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

it('says only what does not go without saying, and keeps the tab', () => {
  const write = (query: string, change: Parameters<typeof writeAddress>[1]) =>
    writeAddress(new URLSearchParams(query), change, today).toString()
  expect(write('tab=appointments', { view: 'month' })).toBe('tab=appointments&view=month')
  expect(write('tab=appointments&view=month&date=2026-10-01', { view: 'day', date: today })).toBe(
    'tab=appointments',
  )
  expect(write('barber=b1&layout=list', { barberId: null, layout: 'columns' })).toBe('')
})
