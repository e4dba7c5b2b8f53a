import { describe, expect, it, test } from 'vitest'

import { application, consultation, sendPath, uploaded } from '#features/inquiries/server/forms.fixture.ts'
import { shopping } from '#features/orders/server/shopping.fixture.ts'
import { shopSettings } from '#features/settings/server/settings.fixture.ts'
import { givenBarber, givenMailServer, givenPerson, givenShop, givenVisitor } from '#tests/support/given.ts'
import { guestBooking, password, payer, registration, signIn } from '#tests/support/people.ts'
import { pictures } from '#tests/support/pictures.ts'

const post = givenMailServer()
const shop = givenShop(() => ({ smtpUrl: post.url, payments: {} }))
const owner = givenPerson(shop, 'admin')
const visitor = givenVisitor(shop)
const marco = givenBarber(shop)
const { product, order, startPayment, query } = shopping(shop, visitor)

let count = 0
const address = () => `gino.o'neil${(count += 1)}@example.test`
const barber = () => ({ firstName: 'Nina', lastName: 'Caratti', phone: '079 765 43 21' })
const lines = async () => [
  { productId: await product({ name: 'Cera', price: 20, quantity: 5 }), quantity: 1 },
]
const photo = async () => (await uploaded(visitor, await pictures.png())).body.secure_url
const saveSettings = async (overrides: Parameters<typeof shopSettings>[0]) => {
  const { version } = (await owner.api.get('/admin/settings')).body.data
  return await owner.api.put('/admin/settings', { ...shopSettings(overrides), version })
}
let hours = 0
const slot = () => ({ date: `2026-03-${13 + Math.floor(hours / 6)}`, time: `${13 + (hours++ % 6)}:00` })

type Send = (email: string) => Promise<{ status: number }>
const forms: Record<string, { send: Send; stored: string }> = {
  registration: {
    send: (email) => visitor.post('/auth/register', registration({ email })),
    stored: 'SELECT email FROM users',
  },
  'booking of a guest': {
    send: (email) =>
      visitor.post('/appointments/public/appointments/guest', guestBooking(marco.id, { ...slot(), email })),
    stored: 'SELECT guest_email AS email FROM appointments',
  },
  order: {
    send: async (email) => order(await lines(), { customerDetails: { ...payer, email } }),
    stored: 'SELECT email FROM orders',
  },
  payment: {
    send: async (email) => startPayment(await lines(), { customerDetails: { ...payer, email } }),
    stored: `SELECT payer ->> 'email' AS email FROM payments`,
  },
  'contact form': {
    send: (email) => visitor.post('/contact', { name: 'Gino', email, phone: '079 765 43 21' }),
    stored: 'SELECT email FROM requests',
  },
  consultation: {
    send: (email) => visitor.post(sendPath, consultation({ email })),
    stored: 'SELECT email FROM requests',
  },
  'new user': {
    send: (email) => owner.api.post('/admin/users', { ...barber(), email, password }),
    stored: 'SELECT email FROM users',
  },
  'new barber': {
    send: (email) => owner.api.post('/barbers', { ...barber(), email }),
    stored: 'SELECT email FROM barbers',
  },
  'changed user': {
    send: async (email) => owner.api.put(`/admin/users/${(await signIn(shop)).id}`, { email }),
    stored: 'SELECT email FROM users',
  },
  'changed barber': {
    send: (email) => owner.api.put(`/barbers/${marco.id}`, { email }),
    stored: 'SELECT email FROM barbers',
  },
  application: {
    send: async (email) => visitor.post(sendPath, application([await photo()], { candidate_email: email })),
    stored: 'SELECT email FROM requests',
  },
  'settings, of the shop': {
    send: (email) => saveSettings({ email }),
    stored: 'SELECT email FROM studio_settings',
  },
  'settings, of the developer': {
    send: (developerEmail) => saveSettings({ links: { ...shopSettings().links, developerEmail } }),
    stored: `SELECT links ->> 'developerEmail' AS email FROM studio_settings`,
  },
}

describe.each(Object.entries(forms))('an email in the form: %s', (_form, { send, stored }) => {
  const expectStored = async (typed: string, email: string) => {
    expect([typed, (await send(typed)).status]).toEqual([typed, expect.toBeOneOf([200, 201])])
    expect(await query(`SELECT FROM (${stored}) all_of_them WHERE email = $1`, [email])).toHaveLength(1)
  }

  it('may contain an apostrophe, straight or curly', async () => {
    const [straight, curly] = [address(), address()]
    await expectStored(straight, straight)
    await expectStored(curly.replace("'", '\u2019'), curly)
  })

  it('is stored without pasted extras', async () => {
    const [invisible, list, link, named, bare] = [address(), address(), address(), address(), address()]
    await expectStored(`\u200b${invisible.replace('@', '\u200d@\u2060')}\ufeff`, invisible)
    await expectStored(` ${list.toUpperCase()} ;, `, list)
    await expectStored(`mailto:${link},`, link)
    await expectStored(`Gino O'Neil <${named}>;`, named)
    await expectStored(`<${bare}>`, bare)
  })

  it('is a single address, else 400', async () => {
    for (const typed of [`${address()};${address()}`, `${address()}, ${address()}`, `'${address()}'`])
      expect([typed, (await send(typed)).status]).toEqual([typed, 400])
  })
})

test('a login accepts a pasted email', async () => {
  const { email } = owner
  const answer = await visitor.post('/auth/login', { email: `\u202a${email}\u202c;`, password })
  expect(answer.status).toBe(200)
})

test('a password reset accepts a pasted email', async () => {
  const { email } = await signIn(shop)
  const answer = await visitor.post('/auth/reset-password', {
    email: ` mailto:${email.toUpperCase()}\u200b, `,
  })
  expect(answer.status).toBe(200)
  await shop.sendMessages()
  const mails = (await post.mails()).filter(({ recipients }) => recipients.includes(email))
  expect(mails.map(({ text = '' }) => text.includes('reset-password?token='))).toContain(true)
})

test('the order mail is sent to the cleaned email', async () => {
  const email = address()
  await order(await lines(), { customerDetails: { ...payer, email: `${email};` } })
  await shop.sendMessages()
  await expect
    .poll(async () => (await post.mails()).map(({ recipients }) => recipients))
    .toContainEqual([email])
})
