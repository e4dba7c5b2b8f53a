import { describe, expect, it } from 'vitest'

import { apiOf } from '#tests/support/api.ts'
import { givenMailServer, givenPerson, givenShop, givenVisitor } from '#tests/support/given.ts'

const post = givenMailServer()
const shop = givenShop(() => ({ smtpUrl: post.url }))
const visitor = givenVisitor(shop)
const admin = givenPerson(shop, 'admin')

const newcomer = {
  firstName: 'Giulio',
  lastName: 'Pedrazzini',
  email: 'giulio@example.test',
  phone: '079 123 45 67',
  password: 'sfumatura bassa',
  humanVerified: true,
}
const asUser = { ...newcomer, email: 'invitata@example.test', role: 'client' }

async function rowsOf(recipient: string): Promise<{ template: string; state: string; payload: string }[]> {
  const { rows } = await shop.platform.database.pool.query(
    `SELECT template, state, payload::text AS payload FROM messages WHERE recipient = $1 ORDER BY id`,
    [recipient],
  )
  return rows
}

async function idOf(email: string): Promise<string> {
  const { rows } = await shop.platform.database.pool.query('SELECT id FROM users WHERE email = $1', [email])
  return rows[0]?.id
}

async function secretsIn(recipient: string): Promise<string[]> {
  const mails = (await post.mails()).filter(({ recipients }) => recipients.includes(recipient))
  return mails.flatMap(({ text = '' }) => /^(?!.*unsubscribe).*token=([\w.-]+)/m.exec(text)?.[1] ?? [])
}

describe('the row of a sent mail keeps no secret', () => {
  it('for verification, password, invitation and temporary password mails', async () => {
    await visitor.post('/auth/register', newcomer)
    await visitor.post('/auth/reset-password', { email: newcomer.email })
    await admin.api.post('/admin/users', asUser)
    await shop.sendMessages()
    const id = await idOf(newcomer.email)
    await admin.api.post(`/admin/users/${id}/send-reset-link`, {})
    await admin.api.post(`/admin/users/${id}/reset-password`, { newPassword: 'rasatura a panno' })
    await shop.sendMessages()
    const rows = [...(await rowsOf(newcomer.email)), ...(await rowsOf(asUser.email))]
    expect(rows.map(({ template, state }) => [template, state])).toEqual([
      ['welcome', 'sent'],
      ['password-reset', 'sent'],
      ['password-reset', 'sent'],
      ['temporary-password', 'sent'],
      ['invitation', 'sent'],
    ])
    const links = [...(await secretsIn(newcomer.email)), ...(await secretsIn(asUser.email))]
    expect(links).toHaveLength(4)
    for (const { payload } of rows)
      for (const secret of [...links, '"token"', '"password"', 'rasatura a panno'])
        expect(payload).not.toContain(secret)
  })

  it('when the server refused the mail', async () => {
    const email = 'rifiutata@example.test'
    post.answer = (recipient) => (recipient === email ? 550 : 250)
    await visitor.post('/auth/register', { ...newcomer, email })
    await shop.sendMessages()
    expect(await rowsOf(email)).toMatchObject([{ template: 'welcome', state: 'failed' }])
    expect((await rowsOf(email))[0]?.payload).not.toContain('token')
  })
})

describe('stored secrets', () => {
  it('hash passwords with argon2id and fixed parameters', async () => {
    const { body } = await visitor.post('/auth/login', { ...asUser })
    const password = 'una frase più lunga'
    const change = { userId: body.user._id, currentPassword: asUser.password, newPassword: password }
    expect((await apiOf(shop.url, body.token).post('/auth/change-password', change)).status).toBe(200)
    const { rows } = await shop.platform.database.pool.query<{ password_hash: string }>(
      'SELECT password_hash FROM users',
    )
    expect(rows.length).toBeGreaterThan(2)
    for (const { password_hash: stored } of rows)
      expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
  })

  it('contain no token of a link or session', async () => {
    const { body } = await visitor.post('/auth/login', { ...asUser, password: 'una frase più lunga' })
    const [link = ''] = await secretsIn(asUser.email)
    const { rows } = await shop.platform.database.pool.query<{ row: string }>(
      'SELECT sessions::text AS row FROM sessions UNION ALL SELECT account_links::text FROM account_links',
    )
    expect(rows.length).toBeGreaterThan(0)
    for (const secret of [body.token, link, Buffer.from(link).toString('hex')])
      for (const { row } of rows) expect(row).not.toContain(secret)
  })
})
