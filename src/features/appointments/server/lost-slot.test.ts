import { expect, it } from 'vitest'

import { apiOf } from '#tests/support/api.ts'
import { givenShop } from '#tests/support/given.ts'
import { openTransaction, untilBlocked } from '#tests/support/open-transaction.ts'
import { guestBooking, hireBarber } from '#tests/support/people.ts'

const shop = givenShop()

const rivalBooking = `
  INSERT INTO appointments (barber_id, service_id, service_name, price_centimes, duration_minutes, starts_at, ends_at, shop_day,
    start_minute, status, client_nickname, payment_type, payment_method, payment_status, created_at, updated_at)
  SELECT $1, id, name, 3000, 30, '2026-03-13T15:00:00+01:00', '2026-03-13T15:30:00+01:00', '2026-03-13', 900,
    'confirmed', 'Rivale', 'in_person', 'cash', 'pending', now(), now() FROM services WHERE name = 'Taglio'`

it('a booking that loses the slot at the last moment creates no customer', async () => {
  const barber = await hireBarber(shop)
  const { pool } = shop.platform.database
  const commitRival = await openTransaction(pool, rivalBooking, [barber.id])
  const booking = guestBooking(barber.id, { time: '15:00', email: 'perdente@posta.test' })
  const answer = apiOf(shop.url).post('/appointments/public/appointments/guest', booking)
  await untilBlocked(pool)
  await commitRival()
  const { status, body } = await answer
  expect([status, body.code]).toEqual([409, 'SLOT_TAKEN'])
  const { rows } = await pool.query('SELECT email FROM customers')
  expect(rows).toEqual([])
})
