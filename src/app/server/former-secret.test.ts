import { describe, expect, it } from 'vitest'

import { signedFileLink } from '#features/inquiries/server/file-links.ts'
import { application, pdf, sendPath, uploaded } from '#features/inquiries/server/forms.fixture.ts'
import { unsubscribeUrl } from '#features/messages/server/marketing-opt-outs.ts'
import { offerTo, wait } from '#features/waiting-list/server/waiting-list.fixture.ts'
import { secretsFrom } from '#platform/secrets.ts'
import { type Api, apiOf } from '#tests/support/api.ts'
import { startApp } from '#tests/support/app-process.ts'
import { givenBarber, givenPerson, givenShop, givenTwin } from '#tests/support/given.ts'
import { bookAsGuest, password, signIn } from '#tests/support/people.ts'
import { pictures } from '#tests/support/pictures.ts'
import { testSecret } from '#tests/support/shop.ts'

const newSecret = 'another secret that only this test knows'
const shop = givenShop()
const renewed = givenTwin(shop, { secrets: secretsFrom(newSecret, testSecret) })
const forgetful = givenTwin(shop, { secrets: secretsFrom(newSecret) })
const marco = givenBarber(shop)
const admin = givenPerson(shop, 'admin')

const pathOf = (address: string) => {
  const { pathname, search } = new URL(address, shop.url)
  return `${pathname}${search}`
}
const statusOf = async (url: string, path: string) => (await fetch(url + path)).status

const links: Record<string, () => Promise<string>> = {
  'of an appointment': async () => {
    const { body } = await bookAsGuest(shop, marco.id, { time: '10:00' })
    return `/api/appointments/public/${body.id}?token=${body.token}`
  },
  'of an offer': async () => {
    const client = await signIn(shop)
    await wait(client, marco)
    const { body } = await bookAsGuest(shop, marco.id, { time: '16:00' })
    await apiOf(shop.url).put(`/appointments/public/${body.id}/cancel?token=${body.token}`, {})
    await shop.offerFreedTimes()
    const { offerId, token } = await offerTo(shop, client)
    return `/api/waiting-list/offers/${offerId}?token=${token}`
  },
  'of a calendar feed': async () => {
    const { body } = await admin.api.post(`/barbers/${marco.id}/calendar-feed`)
    return pathOf(/http[^"]+calendar[^"]+/.exec(JSON.stringify(body))?.[0] ?? '')
  },
  'of a file': async () => {
    const api: Api = apiOf(shop.url)
    const photo = await uploaded(api, await pictures.png())
    const cv = await uploaded(api, pdf(), { folder: 'curriculum' })
    await api.post(sendPath, application([photo.body.secure_url], { cv_link: cv.body.secure_url }))
    return pathOf(signedFileLink(shop.platform, photo.body.public_id))
  },
}

describe('after a change of the secret', () => {
  it.each(Object.entries(links))(
    'a link %s works while the former secret is configured',
    async (_what, linkOf) => {
      const link = await linkOf()
      expect(await statusOf(shop.url, link)).toBe(200)
      expect(await statusOf(renewed.url, link)).toBe(200)
      expect(await statusOf(forgetful.url, link)).toBe(404)
    },
  )

  it('unsubscribe links work while the former secret is configured', async () => {
    const query = new URL(unsubscribeUrl(shop.platform, 'anna@example.test')).searchParams
    const link = { email: query.get('email'), token: query.get('token') }
    expect((await apiOf(forgetful.url).post('/users/unsubscribe', link)).status).toBe(400)
    expect((await apiOf(renewed.url).post('/users/unsubscribe', link)).status).toBe(200)
  })

  it('new links are signed with the new secret', async () => {
    const query = new URL(unsubscribeUrl(renewed.platform, 'nora@example.test')).searchParams
    const link = { email: query.get('email'), token: query.get('token') }
    expect((await apiOf(forgetful.url).post('/users/unsubscribe', link)).status).toBe(200)
    expect((await apiOf(shop.url).post('/users/unsubscribe', link)).status).toBe(400)
  })

  it('known addresses of an account are still recognised', async () => {
    const { email } = await signIn(shop)
    const { pool } = shop.platform.database
    await pool.query(`UPDATE rate_limits SET points = 1000000 WHERE key LIKE 'login-address:%'`)
    const logIn = async (url: string) => (await apiOf(url).post('/auth/login', { email, password })).status
    const statuses = [await logIn(forgetful.url), await logIn(renewed.url)]
    await pool.query(`DELETE FROM rate_limits WHERE key LIKE 'login-address:%'`)
    expect(statuses).toEqual([429, 200])
  })

  it('sessions return 401', async () => {
    expect((await apiOf(shop.url, admin.token).get('/auth/me')).status).toBe(200)
    expect((await apiOf(renewed.url, admin.token).get('/auth/me')).status).toBe(401)
  })
})

it('the process reads the former secret from SESSION_SECRET_FORMER', { timeout: 90_000 }, async () => {
  const app = await startApp({
    DATABASE_URL: shop.databaseUrl,
    SESSION_SECRET: newSecret,
    SESSION_SECRET_FORMER: testSecret,
  })
  const query = new URL(unsubscribeUrl(shop.platform, 'lea@example.test')).searchParams
  const link = { email: query.get('email'), token: query.get('token') }
  const { status } = await apiOf(app.url).post('/users/unsubscribe', link)
  await app.stop()
  expect(status).toBe(200)
})
