import { beforeAll, beforeEach, expect } from 'vitest'

import { apiOf, from } from '#tests/support/api.ts'
import { givenMailServer, givenPerson, givenShop } from '#tests/support/given.ts'

import { sendPath } from '../forms.fixture.ts'

const demo = {
  name: 'Gino Rezzonico',
  email: 'gino@example.test',
  phone: '079 123 45 67',
  interest: 'booking-demo',
  message: 'Salone: Da Gino\nVorrei vedere il calendario.',
}

let callers = 0
export const elsewhere = () => from(`203.0.113.${(callers += 1) % 250}`)

export function givenInbox() {
  const post = givenMailServer()
  const shop = givenShop(() => ({ smtpUrl: post.url, behindProxy: true }))
  const owner = givenPerson(shop, 'admin')
  const told: unknown[] = []
  beforeAll(() => {
    shop.platform.live.subscribe((event) => told.push(event))
  })
  beforeEach(async () => {
    await shop.platform.database.pool.query('DELETE FROM requests; DELETE FROM messages')
  })

  const list = async (query = '') => (await owner.api.get(`/admin/requests?${query}`)).body
  return {
    shop,
    owner,
    told,
    list,
    write: async (body: object = {}, api = apiOf(shop.url)): Promise<string> => {
      expect((await api.post('/contact', { ...demo, ...body }, elsewhere())).status).toBe(200)
      const { rows } = await shop.platform.database.pool.query<{ id: string }>(
        'SELECT id FROM requests ORDER BY id DESC LIMIT 1',
      )
      return rows[0]?.id ?? ''
    },
    sendForm: async (form: object): Promise<void> => {
      const { status, body } = await apiOf(shop.url).post(sendPath, form, elsewhere())
      expect([status, body]).toEqual([200, 'OK'])
    },
    namesOf: async (query: string) => (await list(query)).data.map(({ name }: { name: string }) => name),
    detail: async (id: string) => (await owner.api.get(`/admin/requests/${id}`)).body.data,
    mailsTo: async (email: string) => {
      await shop.sendMessages()
      return (await post.mails()).filter(({ recipients }) => recipients.includes(email))
    },
    later: () => shop.clock.advance(60_000),
  }
}
