import pg from 'pg'
import { expect, inject, it } from 'vitest'

import { openDatabase } from '#platform/database/database.ts'
import { addDays, instantToWallClock } from '#shared/calendar-time.ts'
import { type Answer, apiOf } from '#tests/support/api.ts'
import { startApp, until } from '#tests/support/app-process.ts'
import { createDatabase } from '#tests/support/cluster.ts'
import { startMailServer } from '#tests/support/mail-server.ts'
import { guestBooking, hireBarber } from '#tests/support/people.ts'
import { openShop } from '#tests/support/shop.ts'

it(
  'a killed app loses no acknowledged booking and mails each guest once, at most one twice',
  { timeout: 120_000 },
  async () => {
    const clusterUrl = inject('clusterUrl')
    const { url: databaseUrl, drop } = await createDatabase(clusterUrl)
    const post = await startMailServer()
    const environment = {
      DATABASE_URL: databaseUrl,
      SMTP_URL: post.url,
      SESSION_SECRET: 'a secret that only this test knows',
    }
    const first = await startApp(environment)
    const pool = new pg.Pool({ connectionString: databaseUrl })
    const database = openDatabase(databaseUrl, () => undefined)
    const barbers = await Promise.all(
      Array.from({ length: 4 }, () =>
        hireBarber({ platform: { database } }, { pause: null, hours: ['06:00', '22:00'] }),
      ),
    )
    const tomorrow = addDays(instantToWallClock(new Date(), 'Europe/Zurich').day, 2)
    const acknowledged: string[] = []
    const recipients: string[] = []
    let next = 0
    const run = { killed: false }
    const customer = async () => {
      while (!run.killed) {
        const number = next++
        const time = `${String(6 + Math.floor((number / 8) % 15)).padStart(2, '0')}:${number % 8 < 4 ? '00' : '30'}`
        const overrides = guestBooking(barbers[number % 4]?.id ?? '', {
          date: addDays(tomorrow, Math.floor(number / 120)),
          time,
        })
        const answer: Answer | undefined = await apiOf(first.url)
          .post('/appointments/public/appointments/guest', overrides)
          .catch(() => undefined)
        if (answer?.status === 201) {
          acknowledged.push(answer.body.id)
          recipients.push(overrides.email)
        }
      }
    }
    const customers = Array.from({ length: 6 }, customer)
    await until(() => acknowledged.length >= 40)
    await first.stop('SIGKILL')
    run.killed = true
    await Promise.all(customers)

    const second = await startApp(environment)
    const { rows } = await pool.query<{ count: number }>(
      'SELECT count(*)::int AS count FROM appointments WHERE id = ANY($1)',
      [acknowledged],
    )
    expect(rows[0]?.count).toBe(acknowledged.length)
    const booked = await pool.query<{ guest_email: string }>('SELECT guest_email FROM appointments')
    // Messages of the killed process are sent again when their claim expires. The test shortens that wait.
    await until(async () => {
      await pool.query(
        `UPDATE messages SET send_after = now() WHERE state = 'sending' AND send_after < now() + interval '115 seconds'`,
      )
      const { rowCount } = await pool.query(`SELECT 1 FROM messages WHERE state <> 'sent' LIMIT 1`)
      return rowCount === 0
    }, 90).catch(async () => {
      const left = `SELECT template, state, attempts, last_error, send_after FROM messages WHERE state <> 'sent'`
      expect((await pool.query(left)).rows).toEqual([])
    })
    /* If the mail server took a mail just before the kill, it comes again with the same Message-ID, which lets receivers drop
       the copy. */
    const perGuest = Map.groupBy(await post.mails(), ({ recipients: [recipient] }) => recipient)
    for (const { guest_email: email } of booked.rows) {
      const ids = new Set((perGuest.get(email) ?? []).map(({ messageId }) => messageId))
      expect([email, ids.size]).toEqual([email, 1])
    }
    expect(recipients.every((email) => perGuest.has(email))).toBe(true)
    const twice = [...perGuest.values()].filter(
      (mails) => mails.length > 1 && mails[0]?.to?.[0]?.address?.startsWith('anna'),
    )
    expect(twice.length).toBeLessThanOrEqual(1)

    await second.stop()
    await pool.end()
    await database.close()
    await post.stop()
    await drop()
  },
)

it('a graceful stop completes running calls', { timeout: 60_000 }, async () => {
  const clusterUrl = inject('clusterUrl')
  const { url: databaseUrl, drop } = await createDatabase(clusterUrl)
  const app = await startApp({
    DATABASE_URL: databaseUrl,
    SESSION_SECRET: 'a secret that only this test knows',
  })
  const pool = new pg.Pool({ connectionString: databaseUrl })
  const holder = await pool.connect()
  await holder.query('BEGIN; LOCK TABLE users IN ACCESS EXCLUSIVE MODE')
  const pending = Array.from({ length: 5 }, (_, index) =>
    apiOf(app.url).post('/auth/login', { email: `nessuno${index}@example.test`, password: 'x' }),
  )
  await until(async () => {
    const { rowCount } = await pool.query(
      `SELECT FROM pg_locks WHERE NOT granted AND relation = 'users'::regclass`,
    )
    return rowCount === 5
  })
  const stopped = app.stop()
  await until(() =>
    fetch(`${app.url}/health`).then(
      () => false,
      () => true,
    ),
  )
  expect(app.child.exitCode).toBeNull()
  await holder.query('ROLLBACK')
  holder.release()
  const answers = await Promise.all(pending)
  await stopped
  expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401])
  expect(app.child.exitCode).toBe(0)
  await pool.end()
  await drop()
})

it('the health check returns 503 while the database is unreachable', async () => {
  const shop = await openShop({ clusterUrl: inject('clusterUrl') })
  await shop.platform.database.close()
  const health = await fetch(`${shop.url}/health`)
  expect([health.status, await health.json()]).toEqual([
    503,
    { status: 'unavailable', version: '1.0.0', db: 'unreachable' },
  ])
  await shop.app.close()
})
