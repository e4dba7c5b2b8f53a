import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { apiOf } from '#tests/support/api.ts'
import {
  givenMailServer,
  givenNewBarber,
  givenNewPerson,
  givenShop,
  givenSmsSandbox,
  givenTwin,
} from '#tests/support/given.ts'
import { clientBooking, guestBooking, logIn, signIn } from '#tests/support/people.ts'
import { limitPlans } from '#tests/support/plan.ts'

import { remindCustomersJob } from './remind-customers.ts'

const path = '/appointments/public/appointments/guest'
const post = givenMailServer()
const phones = givenSmsSandbox()
const waysOut = () => ({ smtpUrl: post.url, twilio: phones.account })
const shop = givenShop(waysOut)
const twin = givenTwin(shop, waysOut)

beforeAll(async () => {
  await rowsOf('UPDATE studio_settings SET auto_confirm = true')
})
beforeEach(async () => {
  shop.clock.set('2026-03-11T09:00:00+01:00')
  await rowsOf('DELETE FROM messages')
  await rowsOf(
    `UPDATE studio_settings SET reminder_hours = 24, sends_sms = true, sends_reminders = true, quiet_from_minute = 1260, quiet_to_minute = 480`,
  )
})
const admin = givenNewPerson(shop, 'admin')
const barber = givenNewBarber(shop)

const rowsOf = async (text: string, values: unknown[] = []) =>
  (await shop.platform.database.pool.query(text, values)).rows
const remind = async (at: string) => {
  shop.clock.set(at)
  await remindCustomersJob(shop.platform).run()
}
const remindersTo = async (recipient: string) =>
  await rowsOf(
    `SELECT state, channel, useful_until FROM messages WHERE template = 'appointment-reminder' AND recipient = $1 ORDER BY id`,
    [recipient],
  )
/** Logs in again, since a session lasts half an hour. */
const owner = async () => await logIn(shop, admin.email)
async function book(overrides: Record<string, unknown> = {}) {
  const wish = guestBooking(barber.id, overrides)
  const { body, status } = await apiOf(shop.url).post(path, wish)
  expect(status).toBe(201)
  return { id: String(body.id), token: String(body.token), email: wish.email, phone: wish.phone }
}

describe('a reminder', () => {
  test('is sent to a guest once by mail and text message, a day before', async () => {
    const guest = await book()
    await remind('2026-03-12T09:59:00+01:00')
    expect(await remindersTo(guest.email)).toEqual([])
    await remind('2026-03-12T10:00:00+01:00')
    await remindCustomersJob(shop.platform).run()
    await shop.sendMessages()
    expect(await remindersTo(guest.email)).toMatchObject([{ state: 'sent', channel: 'email' }])
    expect(await remindersTo(guest.phone)).toMatchObject([{ state: 'sent', channel: 'sms' }])
    const mail = (await post.mails()).findLast(({ recipients }) => recipients.includes(guest.email))
    expect(mail?.subject).toBe('Promemoria: venerdì 13 marzo 2026 alle 10:00')
    expect(phones.received().at(-1)).toMatchObject({
      to: guest.phone,
      from: '+41790000000',
      body: 'F4DEZONE: ti ricordiamo Taglio con Marco Ferri, venerdì 13 marzo 2026 alle 10:00. Non puoi venire? +41 91 000 00 00',
    })
  })

  test('is superseded when the mail server delays it until the appointment', async () => {
    await rowsOf('UPDATE studio_settings SET sends_sms = false')
    const date = '2026-03-20'
    const guests = [await book({ date }), await book({ date, time: '10:30' })]
    await remind('2026-03-19T10:30:00+01:00')
    await rowsOf(`DELETE FROM messages WHERE template <> 'appointment-reminder'`)
    shop.clock.set('2026-03-20T08:30:00+01:00')
    post.answer = () => {
      shop.clock.set('2026-03-20T10:45:00+01:00')
      return 250
    }
    await shop.sendMessages()
    post.answer = () => 250
    shop.clock.set('2026-03-20T10:48:00+01:00')
    await shop.sendMessages()
    const states = await Promise.all(guests.map(async ({ email }) => (await remindersTo(email))[0]?.state))
    expect(states).toEqual(['sent', 'overtaken'])
  })

  test('is sent to clients and to callers with a phone number', async () => {
    const client = await signIn(shop)
    await rowsOf(`UPDATE users SET phone = '+41791234599' WHERE id = $1`, [client.id])
    await client.api.post('/appointments', clientBooking(barber.id, { time: '11:00' }))
    const nickname = { clientNickname: 'Bomber', clientPhone: '079 765 43 21', barberId: barber.id }
    const { status } = await admin.api.post('/appointments/admin', {
      ...nickname,
      service: 'Taglio',
      date: '2026-03-13',
      time: '11:30',
    })
    expect(status).toBe(201)
    shop.clock.set('2026-03-12T11:30:00+01:00')
    await Promise.all([shop, twin].map(({ platform }) => remindCustomersJob(platform).run()))
    expect([
      await remindersTo(client.email),
      await remindersTo('+41791234599'),
      await remindersTo('+41797654321'),
    ]).toMatchObject([[{ channel: 'email' }], [{ channel: 'sms' }], [{ channel: 'sms' }]])
  })

  test('is not sent to customers notified of the same time just before', async () => {
    shop.clock.set('2026-03-10T10:00:00+01:00')
    const moved = await book({ time: '15:00', date: '2026-03-14' })
    shop.clock.set('2026-03-12T10:00:00+01:00')
    const late = await book()
    shop.clock.set('2026-03-12T11:00:00+01:00')
    const body = { barberId: barber.id, service: 'Taglio', date: '2026-03-13', time: '09:00', price: 30 }
    await (await owner()).put(`/appointments/${moved.id}`, body)
    await remind('2026-03-12T15:00:00+01:00')
    const [row] = await rowsOf('SELECT shop_day::text, start_minute FROM appointments WHERE id = $1', [
      moved.id,
    ])
    expect(row).toEqual({ shop_day: '2026-03-13', start_minute: 540 })
    expect([await remindersTo(late.email), await remindersTo(moved.email)]).toEqual([[], []])
  })

  test('follows its appointment to another time; the earlier one is superseded', async () => {
    const guest = await book()
    await remind('2026-03-12T10:00:00+01:00')
    const body = { barberId: barber.id, service: 'Taglio', date: '2026-03-14', time: '15:00', price: 30 }
    expect((await (await owner()).put(`/appointments/${guest.id}`, body)).status).toBe(200)
    await shop.sendMessages()
    expect(await remindersTo(guest.email)).toMatchObject([{ state: 'overtaken' }])
    await remind('2026-03-13T15:00:00+01:00')
    await shop.sendMessages()
    expect((await remindersTo(guest.email)).map(({ state }) => state)).toEqual(['overtaken', 'sent'])
    expect((await remindersTo(guest.phone)).map(({ state }) => state)).toEqual(['overtaken', 'sent'])
  })

  test('is superseded by a cancellation and not written for an unconfirmed appointment', async () => {
    const guest = await book()
    await remind('2026-03-12T10:00:00+01:00')
    await (await owner()).put(`/appointments/${guest.id}/status`, { status: 'cancelled' })
    await shop.sendMessages()
    expect(await remindersTo(guest.email)).toMatchObject([{ state: 'overtaken' }])
    shop.clock.set('2026-03-11T09:00:00+01:00')
    const waiting = await book({ time: '14:00' })
    await rowsOf(`UPDATE appointments SET status = 'pending' WHERE id = $1`, [waiting.id])
    await remind('2026-03-12T14:00:00+01:00')
    expect(await remindersTo(waiting.email)).toEqual([])
  })

  test('written during a move is superseded or for the new time', async () => {
    for (let round = 0; round < 12; round++) {
      shop.clock.set('2026-03-11T09:00:00+01:00')
      const guest = await book({ time: '10:00' })
      shop.clock.set('2026-03-12T10:00:00+01:00')
      const body = { barberId: barber.id, service: 'Taglio', date: '2026-03-14', time: '15:00', price: 30 }
      const api = await owner()
      await Promise.all([api.put(`/appointments/${guest.id}`, body), remindCustomersJob(twin.platform).run()])
      const [row] = await rowsOf('SELECT calendar_sequence FROM appointments WHERE id = $1', [guest.id])
      expect(row).toEqual({ calendar_sequence: 1 })
      expect((await remindersTo(guest.email)).filter(({ state }) => state !== 'overtaken')).toEqual([])
      await (await owner()).put(`/appointments/${guest.id}/status`, { status: 'cancelled' })
    }
  })

  test('hours do not apply to a booking confirmation, sent at 23:00', async () => {
    shop.clock.set('2026-03-11T23:00:00+01:00')
    const guest = await book()
    await shop.sendMessages()
    const states = await rowsOf('SELECT template, state FROM messages WHERE recipient = $1', [guest.email])
    expect(states).toEqual([{ template: 'appointment-booked', state: 'sent' }])
  })

  test('delayed into the night waits for the morning, and is superseded when it expires', async () => {
    const early = await book({ time: '10:30' })
    const last = await book({ time: '09:00' })
    await remind('2026-03-12T10:30:00+01:00')
    post.answer = () => 451
    await shop.sendMessages()
    shop.clock.set('2026-03-12T22:00:00+01:00')
    post.answer = () => 250
    await shop.sendMessages()
    expect(await remindersTo(early.email)).toMatchObject([{ state: 'queued' }])
    shop.clock.set('2026-03-13T08:00:00+01:00')
    await shop.sendMessages()
    expect(await remindersTo(early.email)).toMatchObject([{ state: 'sent' }])
    await rowsOf(`UPDATE messages SET state = 'queued' WHERE recipient = $1`, [last.email])
    shop.clock.set('2026-03-13T08:30:00+01:00')
    await shop.sendMessages()
    expect(await remindersTo(last.email)).toMatchObject([{ state: 'overtaken' }])
  })

  test('is a text message only for a mobile number and when the owner enables it', async () => {
    const landline = await book({ phone: '+41911234567' })
    await remind('2026-03-12T10:00:00+01:00')
    expect(await remindersTo(landline.phone)).toEqual([])
    shop.clock.set('2026-03-11T09:00:00+01:00')
    await rowsOf('UPDATE studio_settings SET sends_sms = false')
    const other = await book({ time: '14:00' })
    await rowsOf('UPDATE studio_settings SET sends_reminders = false')
    await remind('2026-03-12T14:00:00+01:00')
    expect(await remindersTo(other.email)).toEqual([])
    await rowsOf('UPDATE studio_settings SET sends_reminders = true')
    await remindCustomersJob(shop.platform).run()
    expect([(await remindersTo(other.email)).length, (await remindersTo(other.phone)).length]).toEqual([1, 0])
  })

  test('by text message is not stopped by the email limit', async () => {
    const guest = await book({ date: '2026-03-24' })
    await shop.sendMessages()
    await limitPlans(shop, { sms: 1 })
    await remind('2026-03-23T10:00:00+01:00')
    await shop.sendMessages()
    expect(await remindersTo(guest.phone)).toMatchObject([{ state: 'sent' }])
    await limitPlans(shop, { sms: 999_999 })
  })

  test('is withheld at the limit of its own channel', async () => {
    await limitPlans(shop, { sms: 0 })
    const guest = await book()
    await remind('2026-03-12T10:00:00+01:00')
    await shop.sendMessages()
    expect(await remindersTo(guest.phone)).toMatchObject([{ state: 'withheld' }])
    expect(await remindersTo(guest.email)).toMatchObject([{ state: 'sent' }])
    await limitPlans(shop, { sms: 999_999 })
  })
})
