import { describe, expect, test } from 'vitest'

import { apiOf } from '#tests/support/api.ts'
import { givenMailServer, givenShop } from '#tests/support/given.ts'
import { guestBooking, hireBarber, signIn } from '#tests/support/people.ts'

import { optedOutAt, setMarketingOptOut } from './marketing-opt-outs.ts'

const post = givenMailServer()
const shop = givenShop(() => ({ smtpUrl: post.url }))

async function givenReader(email: string) {
  const barber = await hireBarber(shop)
  const wish = guestBooking(barber.id, { email })
  await apiOf(shop.url).post('/appointments/public/appointments/guest', wish)
  await shop.sendMessages()
  const mail = (await post.mails()).findLast(({ recipients }) => recipients.includes(email.toLowerCase()))
  const header = (key: string) => mail?.headers.find((one) => one.key === key)?.value ?? ''
  const url = new URL(/^<(.+)>$/.exec(header('list-unsubscribe'))?.[1] ?? '')
  const link = { email: url.searchParams.get('email') ?? '', token: url.searchParams.get('token') ?? '' }
  return { mail, header, url, link }
}
const isOut = async (email: string) => (await optedOutAt(shop.platform.database.db, email)) !== null
const unsubscribe = async (body: object) => await apiOf(shop.url).post('/users/unsubscribe', body)

describe('every mail', () => {
  test('has an unsubscribe link in header, HTML and text', async () => {
    const { mail, header, url, link } = await givenReader('giulia+taglio@example.test')
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    expect([url.origin, url.pathname, link.email]).toEqual([
      'http://shop.test',
      '/unsubscribe',
      'giulia+taglio@example.test',
    ])
    expect(mail?.text).toContain(url.href)
    expect(mail?.html).toContain(url.href.replace('&', '&amp;'))
  })
})

describe('the unsubscribe link', () => {
  test('opts out once, and appointment mails are still sent', async () => {
    const { link } = await givenReader('anna.out@example.test')
    for (let time = 0; time < 2; time++)
      expect(await unsubscribe(link)).toMatchObject({ status: 200, body: { success: true } })
    expect(await isOut('Anna.Out@example.test')).toBe(true)
    const { db } = shop.platform.database
    const first = await optedOutAt(db, link.email)
    shop.clock.advance(60_000)
    await unsubscribe(link)
    expect(await optedOutAt(db, link.email)).toEqual(first)
    expect((await givenReader('anna.out@example.test')).mail?.subject).toContain('Appuntamento')
    await setMarketingOptOut(shop.platform.database.db, 'ANNA.OUT@example.test', false, shop.clock.now())
    expect(await isOut('anna.out@example.test')).toBe(false)
  })

  test('changes nothing when only opened', async () => {
    const { url } = await givenReader('scan@example.test')
    await fetch(`${shop.url}${url.pathname}${url.search}`)
    await fetch(`${shop.url}${url.pathname}${url.search}`, { method: 'HEAD' })
    expect(await isOut('scan@example.test')).toBe(false)
  })

  test.each([
    ['a form', 'application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    [
      'a form in parts',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    ],
  ])('works as one-click from the mail program: %s', async (name, type, body) => {
    const email = `${name.replaceAll(' ', '.')}@example.test`
    const { url } = await givenReader(email)
    const address = `${shop.url}${url.pathname}${url.search}`
    const response = await fetch(address, { method: 'POST', headers: { 'content-type': type }, body })
    expect([response.status, await isOut(email)]).toEqual([200, true])
  })
})

describe('an invalid unsubscribe link', () => {
  test.each([
    ['another email', (link: Link) => ({ ...link, email: 'altra@example.test' })],
    ['a changed token', (link: Link) => ({ ...link, token: `${link.token}x` })],
    ['no token', ({ email }: Link) => ({ email })],
    ['an empty token', (link: Link) => ({ ...link, token: '' })],
    ['an object as token', (link: Link) => ({ ...link, token: { $ne: '' } })],
    ['a very long token', (link: Link) => ({ ...link, token: 'x'.repeat(10_000) })],
  ])('returns 400 with %s', async (_what, changed) => {
    const { link } = await givenReader('vera@example.test')
    const answer = await unsubscribe(changed(link))
    expect([answer.status, await isOut('vera@example.test'), await isOut('altra@example.test')]).toEqual([
      400,
      false,
      false,
    ])
  })

  test('returns 400 with another token or without the one-click form', async () => {
    const { link, url } = await givenReader('altro@example.test')
    const manage = shop.platform.secrets.sign('manage-appointment', link.email)
    expect((await unsubscribe({ ...link, token: manage })).body).toMatchObject({
      code: 'UNSUBSCRIBE_LINK_INVALID',
      message: "Link non valido. Assicurati di utilizzare il link fornito nell'email.",
    })
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const address = `${shop.url}${url.pathname}`
    const posted = async (query: string, body: string) =>
      (await fetch(address + query, { method: 'POST', headers, body })).status
    expect([
      await posted(url.search, 'x=1'),
      await posted('', 'List-Unsubscribe=One-Click'),
      await posted('?email=altro@example.test&token=x', 'List-Unsubscribe=One-Click'),
      await posted(url.search, 'x'.repeat(10_000)),
    ]).toEqual([400, 400, 400, 413])
    expect(await isOut('altro@example.test')).toBe(false)
  })
})

type Link = { email: string; token: string }

test('deleting an account removes its opt-out', async () => {
  const admin = await signIn(shop, 'admin')
  const client = await signIn(shop)
  const { db } = shop.platform.database
  await db.updateTable('users').set({ email_verified_at: new Date() }).where('id', '=', client.id).execute()
  await setMarketingOptOut(shop.platform.database.db, client.email, true, shop.clock.now())
  expect((await admin.api.delete(`/admin/users/${client.id}`)).status).toBe(200)
  expect(await isOut(client.email)).toBe(false)
})
