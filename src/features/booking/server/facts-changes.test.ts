import { beforeEach, describe, expect, it } from 'vitest'

import type { Answer } from '#tests/support/api.ts'
import { appointmentRow, forgetLineAndLimits } from '#tests/support/appointment-rows.ts'
import { changesOf } from '#tests/support/changes.ts'
import { givenNewBarber, givenNewPerson, givenPerson, givenShop, givenVisitor } from '#tests/support/given.ts'
import { clientBooking, guestBooking, signIn } from '#tests/support/people.ts'
import { minute } from '#tests/support/test-clock.ts'

/** The rows that decide on a booking: each row that counts has a near one that does not. */
const shop = givenShop()
const visitor = givenVisitor(shop)
const admin = givenPerson(shop, 'admin')
const client = givenNewPerson(shop)
const stranger = givenNewPerson(shop)
const marco = givenNewBarber(shop)
const luca = givenNewBarber(shop, { firstName: 'Luca', services: ['Taglio'] })

beforeEach(async () => {
  shop.clock.set('2026-03-11T09:00:00+01:00')
  await forgetLineAndLimits(shop)
  await rowsOf('DELETE FROM appointments')
  await rowsOf('DELETE FROM customer_cards')
  await rowsOf('UPDATE studio_settings SET max_future_per_client = 1000, max_future_per_guest = 1000')
})

const rowsOf = async (text: string, values: unknown[] = []) =>
  (await shop.platform.database.pool.query(text, values)).rows
const coded = ({ status, body }: Answer) => `${status} ${body.code ?? ''}`.trim()
const asGuest = async (more: object = {}) =>
  coded(await visitor.post('/appointments/public/appointments/guest', guestBooking(marco.id, { ...more })))
const asClient = async (more: object = {}) =>
  coded(await client.api.post('/appointments', clientBooking(marco.id, { ...more })))
const prove = async (id: string) =>
  await rowsOf('UPDATE users SET email_verified_at = created_at WHERE id = $1', [id])
const customerOf = async (id: string): Promise<string> =>
  (await rowsOf('SELECT customer_id FROM appointments WHERE id = $1', [id]))[0].customer_id

describe('the service', () => {
  it('is found by name or id while active; its own appointments can be moved when inactive', async () => {
    const visit = await appointmentRow(shop, marco, { client_id: client.id, service: 'Barba' })
    const other = await appointmentRow(shop, marco, { client_id: client.id, time: '14:00' })
    const [{ id }] = await rowsOf(`SELECT id FROM services WHERE name = 'Barba'`)
    const wish = { service: 'BARBA', time: '15:00', price: undefined }
    expect([await asClient(wish), await asClient({ ...wish, service: id, time: '16:00' })]).toEqual([
      '201',
      '201',
    ])
    await rowsOf('UPDATE services SET is_active = false WHERE id = $1', [id])
    const move = async (appointment: string, barberId: string) =>
      coded(
        await client.api.put(`/appointments/${appointment}`, {
          barberId,
          service: id,
          date: '2026-03-16',
          time: '10:00',
        }),
      )
    const answers = {
      booking: await asClient({ ...wish, time: '17:00' }),
      ofOther: await move(other, marco.id),
      elsewhere: await move(visit, luca.id),
      own: await move(visit, marco.id),
    }
    await rowsOf('UPDATE services SET is_active = true WHERE id = $1', [id])
    expect(answers).toMatchInlineSnapshot(`
      {
        "booking": "404 SERVICE_NOT_FOUND",
        "elsewhere": "400 INVALID_SERVICE",
        "ofOther": "404 SERVICE_NOT_FOUND",
        "own": "200",
      }
    `)
  })

  it('is the active one when a removed one had its name', async () => {
    await rowsOf(
      `INSERT INTO services (name, price_centimes, duration_minutes, is_active, deleted_at)
       SELECT 'Taglio (tolto)', 9900, 45, false, now() FROM services WHERE name = 'Taglio'`,
    )
    expect([await asClient({ service: 'Taglio (tolto)', price: 99 }), await asClient()]).toEqual([
      '404 SERVICE_NOT_FOUND',
      '201',
    ])
  })
})

describe('the barber', () => {
  it('must be active, not deleted, and offer the service', async () => {
    const active = async (text: string) =>
      await rowsOf(`UPDATE barbers SET ${text} WHERE id = $1`, [marco.id])
    await active('is_active = false')
    expect(await asClient()).toBe('404 BARBER_NOT_FOUND')
    await active('is_active = false, deleted_at = now()')
    expect(await asClient()).toBe('404 BARBER_NOT_FOUND')
    await rowsOf('UPDATE barbers SET is_active = false WHERE id <> $1', [luca.id])
    const wish = { barberId: 'any', price: undefined }
    expect(await asClient({ ...wish, service: 'Barba' })).toBe('400 INVALID_SERVICE')
    expect(await asClient(wish)).toBe('201')
  })
})

describe('the personal limit', () => {
  it('of a client counts unconfirmed appointments and guest bookings with the verified email', async () => {
    await rowsOf('UPDATE studio_settings SET max_future_per_client = 2')
    await appointmentRow(shop, luca, { client_id: client.id, day: '2026-03-16', status: 'pending' })
    await appointmentRow(shop, luca, { client_id: stranger.id, day: '2026-03-17' })
    const own = await appointmentRow(shop, luca, { guest_email: client.email, day: '2026-03-18' })
    const customer = await customerOf(own)
    await appointmentRow(shop, luca, { client_nickname: 'Giulia', customer_id: customer, day: '2026-03-19' })
    await prove(client.id)
    expect(await asClient()).toBe('409 PERSONAL_LIMIT')
    await rowsOf('UPDATE users SET email_verified_at = NULL WHERE id = $1', [client.id])
    expect(await asClient()).toBe('201')
  })

  it('of a guest counts the appointments of the verified account with that email', async () => {
    await rowsOf('UPDATE studio_settings SET max_future_per_guest = 1')
    await appointmentRow(shop, luca, { client_id: client.id, day: '2026-03-16' })
    expect(await asGuest({ email: client.email })).toBe('201')
    await rowsOf(`DELETE FROM appointments WHERE guest_email IS NOT NULL`)
    await prove(client.id)
    expect(await asGuest({ email: client.email })).toBe('409 PERSONAL_LIMIT')
    expect(await asGuest({ email: `x${client.email}` })).toBe('201')
  })

  it('of a client ignores expired holds, offers and holds of others', async () => {
    await rowsOf('UPDATE studio_settings SET max_future_per_client = 1')
    const hold = { client_id: client.id, held_for: 'payment' } as const
    const expired = { hold_expires_at: new Date('2026-03-11T09:00:00+01:00') }
    await appointmentRow(shop, luca, { ...hold, ...expired, day: '2026-03-16' })
    await appointmentRow(shop, luca, { ...hold, held_for: 'offer', day: '2026-03-17' })
    await appointmentRow(shop, luca, { ...hold, client_id: stranger.id, day: '2026-03-18' })
    expect(await asClient()).toBe('201')
  })
})

describe('a guest with the email of an account', () => {
  it('gets hasAccount true unless the account is deleted', async () => {
    const hasAccount = async (email: string) => {
      const { body } = await visitor.post(
        '/appointments/public/appointments/guest',
        guestBooking(marco.id, { email, time: email === client.email ? '10:00' : '11:00' }),
      )
      return body.hasAccount
    }
    await rowsOf('UPDATE users SET deleted_at = now() WHERE id = $1', [stranger.id])
    expect([await hasAccount(client.email), await hasAccount(stranger.email)]).toEqual([true, false])
  })
})

describe('a barred customer', () => {
  const bar = async (id: string) =>
    expect((await admin.api.put(`/admin/customers/${id}`, { barred: true })).status).toBe(200)
  const guest = { guest_email: 'barrato@posta.test', guest_phone: '+41795550111' }

  it('gets 403 BOOKING_BARRED by email and by phone number; others book', async () => {
    await bar(await customerOf(await appointmentRow(shop, luca, { ...guest, day: '2026-03-16' })))
    expect({
      address: await asGuest({ email: guest.guest_email }),
      number: await asGuest({ phone: guest.guest_phone }),
      other: await asGuest(),
    }).toEqual({ address: '403 BOOKING_BARRED', number: '403 BOOKING_BARRED', other: '201' })
  })

  it('with the phone number of another customer does not bar that one unless barred or forgotten', async () => {
    const phone = '+41795550120'
    await bar(await customerOf(await appointmentRow(shop, luca, { client_id: client.id, day: '2026-03-16' })))
    await rowsOf('UPDATE users SET phone = $2 WHERE id = $1', [client.id, phone])
    const byNumber = async (time: string) => await asGuest({ phone, time })
    expect(await byNumber('10:00')).toBe('403 BOOKING_BARRED')
    const as = { guest_phone: phone, guest_email: 'altro@posta.test' }
    const other = await customerOf(await appointmentRow(shop, luca, { ...as, day: '2026-03-17' }))
    expect(await byNumber('11:00')).toBe('201')
    await rowsOf('DELETE FROM appointments WHERE barber_id = $1', [marco.id])
    await rowsOf('UPDATE customers SET forgotten_at = now() WHERE id <> $1 AND phone = $2', [other, phone])
    expect(await byNumber('14:00')).toBe('201')
    await rowsOf('UPDATE customers SET forgotten_at = now() WHERE phone = $1', [phone])
    expect(await byNumber('15:00')).toBe('403 BOOKING_BARRED')
  })

  it('gets 403 as a client and as a guest with the same email', async () => {
    await bar(await customerOf(await appointmentRow(shop, luca, { client_id: client.id, day: '2026-03-16' })))
    await rowsOf(`UPDATE users SET phone = '+41795550112' WHERE id = $1`, [stranger.id])
    const other = await stranger.api.post('/appointments', clientBooking(marco.id))
    expect([
      await asClient({ time: '14:00' }),
      await asGuest({ email: client.email, time: '15:00' }),
      coded(other),
    ]).toEqual(['403 BOOKING_BARRED', '403 BOOKING_BARRED', '201'])
  })
})

it('a booking removes expired holds of its barber and client, and no active ones', async () => {
  const expired = { held_for: 'payment', hold_expires_at: new Date('2026-03-11T08:00:00+01:00') }
  const names = {
    [await appointmentRow(shop, marco, { ...expired, time: '10:15' })]: 'expired here',
    [await appointmentRow(shop, marco, { ...expired, day: '2026-03-16' })]: 'expired later',
    [await appointmentRow(shop, luca, { ...expired, time: '14:00' })]: 'expired elsewhere',
    [await appointmentRow(shop, luca, { ...expired, time: '10:15', client_id: client.id })]: 'own, expired',
    [await appointmentRow(shop, luca, { held_for: 'payment', time: '16:00', client_id: client.id })]: 'own',
    [await appointmentRow(shop, marco, { held_for: 'line', time: '16:00' })]: 'of the line',
    [await appointmentRow(shop, marco, {
      ...expired,
      time: '17:00',
      held_for: 'offer',
      client_id: stranger.id,
    })]: 'expired offer',
  }
  shop.clock.advance(minute)
  const lines = await changesOf(shop, () => asClient(), { names })
  expect(lines.split('\n').filter((line) => /^[-~] appointments/.test(line))).toMatchInlineSnapshot(`
    [
      "- appointments [expired here]",
      "- appointments [expired later]",
      "- appointments [own, expired]",
      "- appointments [expired offer]",
    ]
  `)
})

it('returns SLOT_TAKEN over an offer of another client and OWN_OVERLAP at a colleague', async () => {
  await appointmentRow(shop, marco, { held_for: 'offer', client_id: stranger.id })
  await appointmentRow(shop, luca, { client_id: client.id, time: '11:00' })
  const barber = await signIn(shop, 'barber', luca.id)
  const asBarber = coded(await barber.api.post('/appointments', clientBooking(luca.id, { time: '11:15' })))
  expect([await asGuest(), await asClient({ time: '10:45' }), asBarber]).toMatchInlineSnapshot(`
    [
      "409 SLOT_TAKEN",
      "409 OWN_OVERLAP",
      "409 SLOT_TAKEN",
    ]
  `)
})
