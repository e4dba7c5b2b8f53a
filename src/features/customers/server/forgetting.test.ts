import { expect, it } from 'vitest'

import { apiOf } from '#tests/support/api.ts'
import { givenShop } from '#tests/support/given.ts'
import { openTransaction, untilBlocked } from '#tests/support/open-transaction.ts'
import { guestBooking, hireBarber, signIn } from '#tests/support/people.ts'

import { forgetCustomers } from './forget-customers.ts'

const shop = givenShop()

it('who is booking again while the job forgets stays', async () => {
  const barber = await hireBarber(shop)
  const owner = await signIn(shop, 'admin')
  const { pool } = shop.platform.database
  const booking = guestBooking(barber.id, { firstName: 'Tornata', email: 'tornata@posta.test' })
  const { body } = await apiOf(shop.url).post('/appointments/public/appointments/guest', booking)
  // The visit was a year ago.
  await pool.query(
    `UPDATE appointments SET forgotten_at = now(), guest_first_name = '', guest_last_name = '', guest_phone = '',
       guest_email = 'x@eliminato.invalid' WHERE id = $1`,
    [body._id],
  )
  const commitBooking = await openTransaction(
    pool,
    `INSERT INTO appointments (barber_id, service_id, service_name, price_centimes, duration_minutes, starts_at, ends_at, shop_day,
      start_minute, status, guest_first_name, guest_last_name, guest_email, guest_phone, payment_type, payment_method,
      payment_status, created_at, updated_at)
    SELECT $1, id, name, 3000, 30, '2026-03-13T15:00:00+01:00', '2026-03-13T15:30:00+01:00', '2026-03-13', 900, 'confirmed',
      'Tornata', 'Rossi', 'tornata@posta.test', $2, 'in_person', 'cash', 'pending', now(), now()
    FROM services WHERE name = 'Taglio'`,
    [barber.id, booking.phone],
  )
  const forgetting = forgetCustomers(shop.platform)
  await untilBlocked(pool)
  await commitBooking()
  await forgetting
  const list = await owner.api.get('/admin/customers?search=tornata')
  expect(list.body.data).toMatchObject([{ email: 'tornata@posta.test' }])
})
