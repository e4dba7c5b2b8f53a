import { once } from 'node:events'
import { connect } from 'node:net'

import { beforeAll, expect, it } from 'vitest'

import { addDays, instantToWallClock } from '#shared/calendar-time.ts'
import { apiOf } from '#tests/support/api.ts'
import { type AppProcess, startApp, until } from '#tests/support/app-process.ts'
import { givenDatabase, givenMailServer, givenSmsSandbox } from '#tests/support/given.ts'
import { guestBooking, hireBarber, password, signIn } from '#tests/support/people.ts'

const database = givenDatabase()
const post = givenMailServer()
const phones = givenSmsSandbox()
let app: AppProcess

beforeAll(async () => {
  app = await startApp({
    DATABASE_URL: database.url,
    SMTP_URL: post.url,
    SESSION_SECRET: 'a secret that only this test knows',
    LOG_LEVEL: 'debug',
    ...phones.account,
  })
  return () => app.stop()
})

const reminder = {
  appointmentId: '01990000-0000-7000-8000-000000000001',
  firstName: 'Giulio',
  barberName: 'Marco Ferri',
  service: 'Taglio',
  date: '2026-03-12',
  time: '10:00',
  duration: 30,
  startsAt: '2026-03-12T09:00:00.000Z',
  sequence: 0,
  token: null,
}

async function tokenFor(email: string, mails: number): Promise<string> {
  const ofPerson = async () => (await post.mails()).filter(({ recipients }) => recipients.includes(email))
  await until(async () => (await ofPerson()).length >= mails)
  return /token=([\w.-]+)/.exec((await ofPerson()).at(-1)?.text ?? '')?.[1] ?? ''
}

async function hangUp(): Promise<void> {
  const socket = connect(Number(new URL(app.url).port), '127.0.0.1')
  const head = 'Host: x\r\nContent-Type: application/json\r\nContent-Length: 1000'
  socket.write(`POST /api/auth/login HTTP/1.1\r\n${head}\r\n\r\n{"email":`)
  await once(socket, 'connect')
  socket.end()
  await once(socket.resume(), 'close')
}

it('the log contains no password, token or personal data', { timeout: 60_000 }, async () => {
  const visitor = apiOf(app.url)
  const person = {
    firstName: 'Giulio',
    lastName: 'Pedrazzini',
    email: 'giulio.pedrazzini@example.test',
    phone: '+41791234567',
    password: 'sfumatura bassa',
    humanVerified: true,
  }
  const newPassword = 'rasatura a panno'
  await hangUp()
  await visitor.post('/auth/register', person)
  const proof = await tokenFor(person.email, 1)
  await visitor.post('/auth/verify-email', { token: proof, password: person.password })
  await visitor.post('/auth/verify-email', { token: proof, password: person.password })
  await visitor.post('/auth/login', { ...person, password: 'la password sbagliata' })
  const { body: session } = await visitor.post('/auth/login', person)
  const logged = apiOf(app.url, session.token)
  await logged.get('/auth/me')
  const { body: renewed } = await logged.post('/auth/refresh-token')
  await visitor.post('/auth/reset-password', { email: person.email })
  const reset = await tokenFor(person.email, 2)
  await fetch(`${app.url}/reset-password?token=${reset}`)
  await fetch(`${app.url}/unknown-page?token=${reset}`)
  await visitor.post('/auth/reset-password/confirm', { token: reset, password: newPassword })
  await visitor.post('/auth/reset-password/confirm', `{"token":"${reset}",`)

  const shop = { url: app.url, platform: { database } }
  const marco = await hireBarber(shop)
  const admin = await signIn(shop, 'admin')
  const date = addDays(instantToWallClock(new Date(), 'Europe/Zurich').day, 3)
  const overrides = guestBooking(marco.id, { date, lastName: 'Bernasconi', phone: '+41797654321' })
  const { body: booked } = await visitor.post('/appointments/public/appointments/guest', overrides)
  const link = `/appointments/public/${booked.id}`
  const query = `?token=${booked.token}`
  await visitor.get(link + query)
  await visitor.get(`${link}/calendar.ics${query}`)
  await visitor.put(`${link}${query}`, { barberId: marco.id, service: 'Taglio', date, time: '25:00' })
  await visitor.put(`${link}/cancel${query}`, { cancellationReason: 'Sono malato' })
  await visitor.put(`${link}/cancel${query}`, {})
  const { body: feed } = await admin.api.post(`/barbers/${marco.id}/calendar-feed`)
  const feedToken = /token=([\w.-]+)/.exec(JSON.stringify(feed))?.[1] ?? ''
  await visitor.get(`/barbers/${marco.id}/calendar.ics?token=${feedToken}`)
  await visitor.get(`/barbers/${marco.id}/calendar.ics?token=${feedToken}x`)
  post.answer = () => 550
  phones.answer = (to) => ({ code: 21211, message: `The 'To' number ${to} is not a valid phone number` })
  for (const number of [person.phone, '+41911234567'])
    await database.pool.query(
      `INSERT INTO messages (template, channel, recipient, payload, cause_key, created_at, send_after)
         VALUES ('appointment-reminder', 'sms', $1, $2, $1, now(), now())`,
      [number, reminder],
    )
  const refused = { ...person, email: 'giulio.rifiutato@example.test' }
  await visitor.post('/auth/register', refused)
  const givenUp = () => app.output().match(/message given up/g)?.length ?? 0
  await until(() => givenUp() >= 3)
  expect(app.output(), 'whoever hangs up is no fault of ours').not.toContain('request failed')
  // Simulates an unknown constraint: PostgreSQL's error contains the whole row.
  await database.pool.query(
    `ALTER TABLE appointments ADD CONSTRAINT unforeseen CHECK (status <> 'confirmed') NOT VALID`,
  )
  const failed = await visitor.post('/appointments/public/appointments/guest', {
    ...overrides,
    time: '15:00',
  })
  expect(failed.status).toBe(500)
  await app.stop()

  const log = app.output()
  expect(log).toContain('"constraint":"unforeseen"')
  for (const route of ['auth/login', 'auth/register', 'auth/reset-password/confirm', 'calendar.ics'])
    expect(log).toContain(route)
  const tokens = [proof, reset, session.token, renewed.token, booked.token, feedToken, admin.token]
  for (const token of tokens) expect(token).toMatch(/^[\w.-]{16,}$/)
  const people = [
    person.email,
    refused.email,
    person.lastName,
    '1234567',
    overrides.email,
    'Bernasconi',
    '7654321',
    admin.email,
  ]
  const passwords = [person.password, newPassword, 'la password sbagliata', password]
  for (const secret of [
    ...tokens,
    ...people,
    ...passwords,
    'Sono malato',
    'a secret that only this test knows',
  ])
    expect(log).not.toContain(secret)
})
