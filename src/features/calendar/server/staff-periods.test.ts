import { describe, expect, it } from 'vitest'

import { addDays } from '#shared/calendar-time.ts'
import { givenBarber, givenPerson, givenShop } from '#tests/support/given.ts'

const shop = givenShop()
const owner = givenPerson(shop, 'admin')
const marco = givenBarber(shop)

const first = '2026-01-01'
const lists: [string, (query: string) => string, longest: number][] = [
  ['the calendar', (query) => `/appointments/filtered?${query}`, 62],
  ['the month', (query) => `/appointments/month?${query}`, 62],
  ['the days of a barber', (query) => `/appointments/barber/${marco.id}?${query}`, 62],
  ['the CSV export', (query) => `/admin/exports/appointments.csv?${query}`, 400],
]

describe('a staff list', () => {
  it.each(lists)(
    'returns 400 PERIOD_TOO_LONG beyond its longest period: %s',
    async (_what, path, longest) => {
      const ask = async (days: number) => {
        const endDate = addDays(first, days - 1)
        const { status, body } = await owner.api.get(path(`startDate=${first}&endDate=${endDate}`))
        return status === 200 ? 200 : [status, body.code, body.message]
      }
      expect(await ask(longest)).toBe(200)
      const refusal = `Il periodo è troppo lungo: scegli al massimo ${longest} giorni`
      for (const days of [longest + 1, 401, 36_500])
        expect(await ask(days)).toEqual([400, 'PERIOD_TOO_LONG', refusal])
      expect(await ask(0)).toEqual([400, 'INVALID_PERIOD', 'Periodo non valido'])
    },
  )

  it('of a year contains each appointment once, sorted by time', async () => {
    await shop.platform.database.pool.query(
      `INSERT INTO appointments (barber_id, service_id, service_name, price_centimes, duration_minutes, starts_at, ends_at,
         shop_day, start_minute, status, client_nickname, payment_type, payment_method, payment_status, created_at, updated_at)
       SELECT $1, s.id, s.name, 3000, 15, d + m * interval '15 minutes', d + (m + 1) * interval '15 minutes', d::date,
         m * 15, 'completed', 'Bomber', 'in_person', 'cash', 'pending', d, d
       FROM generate_series(timestamptz '2025-03-01', '2026-02-28', '1 day') d, generate_series(40, 43) m,
         (SELECT id, name FROM services WHERE name = 'Taglio') s`,
      [marco.id],
    )
    const { body } = await owner.api.get(
      '/admin/exports/appointments.csv?startDate=2025-03-01&endDate=2026-02-28',
    )
    const starts = body
      .trim()
      .split('\r\n')
      .slice(1)
      .map((line: string) => line.split(';').slice(0, 2).join(' '))
    expect(starts).toHaveLength(365 * 4)
    expect(new Set(starts).size).toBe(365 * 4)
    expect(starts).toEqual(starts.toSorted())
  })
})
