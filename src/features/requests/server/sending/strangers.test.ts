import { expect, inject, it } from 'vitest'

import { apiOf } from '#tests/support/api.ts'
import { startMailServer } from '#tests/support/mail-server.ts'
import { guestBooking, hireBarber, signIn } from '#tests/support/people.ts'
import { openShop } from '#tests/support/shop.ts'

import { givenApplicants } from './applicants.fixture.ts'
import { acknowledgement, application } from './forms.fixture.ts'

const { apply, photo, mailsTo } = givenApplicants()

it('no third person is thanked in the words of a stranger', async () => {
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

it('what the shop itself has sent takes nothing from the half that strangers may use', async () => {
  const post = await startMailServer()
  const shop = await openShop({ clusterUrl: inject('clusterUrl'), smtpUrl: post.url, plan: 'STARTER' })
  try {
    const { pool } = shop.platform.database
    await pool.query('UPDATE plans SET email_limit = 8')
    await signIn(shop, 'admin')
    const barber = await hireBarber(shop)
    for (const time of ['09:00', '10:00', '11:00'])
      await apiOf(shop.url).post('/appointments/public/appointments/guest', guestBooking(barber.id, { time }))
    await shop.sendMessages()
    await apiOf(shop.url).post('/contact', { name: 'A B', email: 'a@example.test', phone: '0791234567' })
    await shop.sendMessages()
    const { rows } = await pool.query(
      `SELECT template, count(*)::int AS sent FROM messages WHERE state = 'sent' AND channel = 'email' GROUP BY 1`,
    )
    expect(rows).toContainEqual({ template: 'shop-request', sent: 1 })
  } finally {
    await shop.close()
    await post.stop()
  }
})

it('strangers who write to the shop do not keep its confirmations from leaving', async () => {
  const post = await startMailServer()
  const shop = await openShop({ clusterUrl: inject('clusterUrl'), smtpUrl: post.url, plan: 'STARTER' })
  try {
    const { pool } = shop.platform.database
    await pool.query('UPDATE plans SET email_limit = 3')
    await signIn(shop, 'admin')
    const barber = await hireBarber(shop)
    for (let time = 0; time < 4; time++)
      await apiOf(shop.url).post('/contact', { name: 'A B', email: 'a@example.test', phone: '0791234567' })
    await shop.sendMessages()
    await apiOf(shop.url).post('/appointments/public/appointments/guest', guestBooking(barber.id))
    await shop.sendMessages()
    const { rows } = await pool.query(`SELECT state FROM messages WHERE template = 'appointment-booked'`)
    expect(rows).toEqual([{ state: 'sent' }])
  } finally {
    await shop.close()
    await post.stop()
  }
})
