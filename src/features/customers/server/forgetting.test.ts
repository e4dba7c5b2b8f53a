import { describe, expect, it } from 'vitest'

import { shopping } from '#features/orders/server/shopping.fixture.ts'
import { apiOf } from '#tests/support/api.ts'
import { givenShop } from '#tests/support/given.ts'
import { openTransaction, untilBlocked } from '#tests/support/open-transaction.ts'
import { guestBooking, hireBarber, payer, signIn } from '#tests/support/people.ts'

import { forgetCustomers } from './forget-customers.ts'

const shop = givenShop()

it('a customer who books while the job runs is kept', async () => {
  const barber = await hireBarber(shop)
  const owner = await signIn(shop, 'admin')
  const { pool } = shop.platform.database
  const booking = guestBooking(barber.id, { firstName: 'Tornata', email: 'tornata@posta.test' })
  const { body } = await apiOf(shop.url).post('/appointments/public/appointments/guest', booking)
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

it('a customer without visits is kept while an order is kept', async () => {
  const { product, order, query } = shopping(shop, apiOf(shop.url))
  const email = 'solo.ordini@posta.test'
  const productId = await product({ name: 'Cera opaca', price: 24, quantity: 5 })
  await order([{ productId, quantity: 1 }], { customerDetails: { ...payer, email } })
  const customer = async () =>
    (
      await query(
        'SELECT c.first_name, c.email FROM customers c JOIN orders o ON o.customer_id = c.id WHERE o.name = $1',
        [payer.name],
      )
    )[0]
  await forgetCustomers(shop.platform)
  expect(await customer()).toEqual({ first_name: 'Ada', email })
  await query('UPDATE orders SET forgotten_at = now()')
  await forgetCustomers(shop.platform)
  expect(await customer()).toEqual({ first_name: '', email: null })
})

describe('the card of a nickname', () => {
  const query = async (text: string, values: unknown[] = []) =>
    (await shop.platform.database.pool.query(text, values)).rows
  const noted = async (clientNickname: string, otherNickname: string) => {
    const [barber, owner] = [await hireBarber(shop), await signIn(shop, 'admin')]
    const book = async (name: string, time: string) => {
      const visit = { barberId: barber.id, service: 'Taglio', date: '2026-03-18', time, clientNickname: name }
      return (await owner.api.post('/appointments/admin', visit)).body._id
    }
    const ids = [await book(clientNickname, '10:00'), await book(otherNickname, '11:00')]
    const notes = `Parla di ${clientNickname}`
    expect((await owner.api.put(`/appointments/${ids[0]}/customer`, { notes })).status).toBe(200)
    return ids
  }
  const forget = (id: string | undefined) =>
    query(`UPDATE appointments SET forgotten_at = now(), client_nickname = 'x' WHERE id = $1`, [id])
  const cards = () => query('SELECT notes FROM customer_cards WHERE nickname IS NOT NULL')
  const log = async () => JSON.stringify(await query(`SELECT * FROM audit_log WHERE entity = 'customer'`))

  it('stays while a visit has the nickname and is deleted with the last one, also in the log', async () => {
    const [first, second] = await noted('Zanzibar', 'ZANZÍBAR')
    await forget(first)
    await forgetCustomers(shop.platform)
    expect(await cards()).toEqual([{ notes: 'Parla di Zanzibar' }])
    expect(await log()).toContain('Zanzibar')
    await forget(second)
    await forgetCustomers(shop.platform)
    expect(await cards()).toEqual([])
    expect(await log()).not.toMatch(/zanzibar/i)
  })

  it('is deleted when its last visit is assigned to a customer', async () => {
    const [first, second] = await noted('Timbuctù', 'Timbuctu')
    await forget(first)
    await query(
      `UPDATE appointments SET customer_id = (SELECT id FROM customers WHERE forgotten_at IS NULL LIMIT 1) WHERE id = $1`,
      [second],
    )
    await forgetCustomers(shop.platform)
    expect(await cards()).toEqual([])
  })
})
