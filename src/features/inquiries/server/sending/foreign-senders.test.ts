import { beforeEach, describe, expect, it } from 'vitest'

import { apiOf } from '#tests/support/api.ts'
import { givenMailServer, givenPerson, givenShop } from '#tests/support/given.ts'
import { guestBooking, hireBarber, registration } from '#tests/support/people.ts'

import { acknowledgement, application } from '../forms.fixture.ts'
import { givenApplicants } from './applicants.fixture.ts'

const { apply, photo, mailsTo } = givenApplicants()

it('the acknowledgement contains only the first word of the name', async () => {
  const words = 'Chiama subito lo 0900 123 456: hai vinto 5000 franchi'
  const form = application([await photo()], {
    candidate_email: 'altrui@example.test',
    candidate_name: `${words} X`,
    candidate_first_name: words,
    candidate_last_name: 'X',
    submission_id: '6f1d3b1e-0000-4000-8000-000000000001',
  })
  await apply(form)
  await apply(
    acknowledgement('6f1d3b1e-0000-4000-8000-000000000001', {
      to_email: 'altrui@example.test',
      candidate_name: words,
    }),
  )
  const [mail] = await mailsTo('altrui@example.test')
  expect(mail?.text).toContain('Ciao Chiama,')
  expect(mail?.text).not.toMatch(/0900|subito|franchi/)
})

describe('with few emails left', () => {
  const post = givenMailServer()
  const shop = givenShop(() => ({ smtpUrl: post.url, plan: 'STARTER' }))
  givenPerson(shop, 'admin')
  const query = async (text: string) => (await shop.platform.database.pool.query(text)).rows
  const write = () =>
    apiOf(shop.url).post('/contact', { name: 'A B', email: 'a@example.test', phone: '0791234567' })
  const book = (barberId: string, time = '10:00') =>
    apiOf(shop.url).post('/appointments/public/appointments/guest', guestBooking(barberId, { time }))

  beforeEach(async () => {
    await query('DELETE FROM requests; DELETE FROM messages')
  })

  it('mails of the shop do not reduce the half reserved for inquiries', async () => {
    await query('UPDATE plans SET email_limit = 8')
    const { id } = await hireBarber(shop)
    for (const time of ['09:00', '10:00', '11:00']) await book(id, time)
    await shop.sendMessages()
    await write()
    await shop.sendMessages()
    const sent = await query(
      `SELECT template, count(*)::int AS sent FROM messages WHERE state = 'sent' AND channel = 'email' GROUP BY 1`,
    )
    expect(sent).toContainEqual({ template: 'shop-request', sent: 1 })
  })

  it('inquiries do not stop booking confirmations', async () => {
    await query('UPDATE plans SET email_limit = 3')
    const { id } = await hireBarber(shop)
    for (let time = 0; time < 4; time++) await write()
    await shop.sendMessages()
    await book(id)
    await shop.sendMessages()
    const booked = await query(`SELECT state FROM messages WHERE template = 'appointment-booked'`)
    expect(booked).toEqual([{ state: 'sent' }])
  })

  it('registrations and password resets do not stop booking confirmations', async () => {
    await query('UPDATE plans SET email_limit = 6')
    const { id } = await hireBarber(shop)
    for (let count = 0; count < 7; count += 1) await apiOf(shop.url).post('/auth/register', registration())
    await shop.sendMessages()
    await book(id)
    await shop.sendMessages()
    const sent = await query(
      `SELECT template, count(*)::int AS sent FROM messages WHERE state = 'sent' GROUP BY 1 ORDER BY 1`,
    )
    // Mails with passwords and links always leave, and half of the limit is reserved for the shop.
    expect(sent).toEqual([
      { template: 'appointment-booked', sent: 1 },
      { template: 'barber-appointment-booked', sent: 1 },
      { template: 'welcome', sent: 7 },
    ])
    await query('DELETE FROM messages; UPDATE plans SET email_limit = 6')
    for (let count = 0; count < 7; count += 1) await apiOf(shop.url).post('/auth/register', registration())
    await book(id, '14:00')
    await shop.sendMessages()
    expect(await query(`SELECT FROM messages WHERE state = 'withheld'`)).toEqual([])
    await query('UPDATE plans SET email_limit = 2')
    await book(id, '11:00')
    await shop.sendMessages()
    const held = await query(`SELECT FROM messages WHERE state = 'withheld'`)
    expect(held).toHaveLength(2)
  })

  it.each([
    ['not half of each batch', 4, 1],
    ['also of mails that are sent at once', 1, 4],
  ])('inquiries use half of the monthly limit, %s', async (_what, batches, ofEach) => {
    await query('UPDATE plans SET email_limit = 4')
    for (let batch = 0; batch < batches; batch++) {
      for (let written = 0; written < ofEach; written++) await write()
      await shop.sendMessages()
    }
    const states = await query(
      `SELECT state, count(*)::int AS count FROM messages WHERE channel = 'email' GROUP BY 1 ORDER BY 1`,
    )
    expect(states).toEqual([
      { state: 'sent', count: 2 },
      { state: 'withheld', count: 2 },
    ])
  })
})
