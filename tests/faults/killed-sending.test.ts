import { expect, it } from 'vitest'

import { startApp, until } from '#tests/support/app-process.ts'
import { givenDatabase, givenMailServer } from '#tests/support/given.ts'

const database = givenDatabase()
const post = givenMailServer()
const count = 500
const kills = 6

it('an app killed repeatedly while sending 500 messages loses none', { timeout: 150_000 }, async () => {
  const { pool, url } = database
  let taken = 0
  // As slow as a distant server, so that each kill interrupts work.
  post.answer = async () => {
    await new Promise((resolve) => setTimeout(resolve, 4))
    taken += 1
    return 250
  }
  const environment = {
    DATABASE_URL: url,
    SMTP_URL: post.url,
    SESSION_SECRET: 'a secret that only this test knows',
  }
  await (await startApp(environment)).stop()
  await pool.query(
    `INSERT INTO messages (template, recipient, payload, cause_key)
       SELECT 'password-changed', 'person' || n || '@example.test', '{"firstName": "Anna"}', 'killed:' || n
       FROM generate_series(1, $1) n`,
    [count],
  )
  const endClaims = async () =>
    await pool.query(`UPDATE messages SET send_after = now() WHERE state = 'sending'`)
  for (let kill = 0; kill < kills; kill++) {
    const before = taken
    const app = await startApp(environment)
    await until(() => taken >= before + 25 || taken >= count)
    await app.stop('SIGKILL')
    const arrived = (await post.mails()).map(({ recipients: [recipient] }) => recipient)
    const { rows } = await pool.query<{ recipient: string }>(
      `SELECT recipient FROM messages WHERE state = 'sent'`,
    )
    const noted = new Set<string | undefined>(rows.map(({ recipient }) => recipient))
    // Every message marked as sent has arrived. At most one arrived message per kill is not marked; it is sent again.
    expect([...noted].filter((recipient) => !arrived.includes(recipient ?? ''))).toEqual([])
    expect(new Set(arrived.filter((recipient) => !noted.has(recipient))).size).toBeLessThanOrEqual(kill + 1)
    await endClaims()
  }
  const atLastKill = taken
  const last = await startApp(environment)
  await until(async () => {
    const { rowCount } = await pool.query(`SELECT 1 FROM messages WHERE state <> 'sent' LIMIT 1`)
    return rowCount === 0
  })
  await last.stop()

  const mails = await post.mails()
  const perPerson = Map.groupBy(mails, ({ recipients: [recipient] }) => recipient)
  expect(perPerson.size).toBe(count)
  /* If the process dies before it reads the 250, SMTP cannot tell whether the mail arrived. At most one mail per kill comes
       twice, with the same Message-ID. */
  const twice = [...perPerson.values()].filter((copies) => copies.length > 1)
  process.stdout.write(`killed ${kills} times while ${count} left: ${mails.length - count} came twice\n`)
  expect(mails.length - count).toBeLessThanOrEqual(kills)
  for (const copies of twice) expect(new Set(copies.map(({ messageId }) => messageId)).size).toBe(1)
  // The last process must have had mails left to send, otherwise no kill interrupted work.
  expect(atLastKill).toBeLessThan(count)
  const { rows } = await pool.query(
    `SELECT count(*)::int AS count, count(sent_at)::int AS sent FROM messages WHERE state = 'sent' AND last_error IS NULL`,
  )
  expect(rows).toEqual([{ count, sent: count }])
})
