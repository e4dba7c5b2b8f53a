import { expect, it } from 'vitest'

import { addDays, instantToWallClock } from '#shared/calendar-time.ts'
import { apiOf } from '#tests/support/api.ts'
import { startApp, until } from '#tests/support/app-process.ts'
import { startDatabaseProxy } from '#tests/support/database-proxy.ts'
import { givenDatabase, givenMailServer } from '#tests/support/given.ts'
import { guestBooking, hireBarber } from '#tests/support/people.ts'

const database = givenDatabase()
const post = givenMailServer()

it('a mail sent while the database was cut off is sent once', { timeout: 150_000 }, async () => {
  const proxy = await startDatabaseProxy(database.url)
  const app = await startApp({
    DATABASE_URL: proxy.url,
    SMTP_URL: post.url,
    SESSION_SECRET: 'a secret that only this test knows',
  })
  const barber = await hireBarber({ platform: { database } })
  proxy.cutWhen('question', 'update "messages" set "state" = $1, "sent_at"')
  const date = addDays(instantToWallClock(new Date(), 'Europe/Zurich').day, 2)
  const overrides = guestBooking(barber.id, { date })
  expect((await apiOf(app.url).post('/appointments/public/appointments/guest', overrides)).status).toBe(201)
  await until(() => proxy.struck === 1)
  await until(async () => {
    const { rows } = await database.pool.query(`SELECT DISTINCT state FROM messages`)
    return rows.length === 1 && rows[0]?.state === 'sent'
  }, 130)
  const recipients = (await post.mails()).map(({ recipients: [recipient] }) => recipient)
  expect(recipients).toHaveLength(2)
  expect(new Set(recipients)).toEqual(new Set([overrides.email, barber.email]))
  await app.stop()
  await proxy.stop()
})
