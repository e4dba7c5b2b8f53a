import { expect, test } from 'vitest'

import { from } from '#tests/support/api.ts'
import { givenBarber, givenPerson, givenShop, givenVisitor } from '#tests/support/given.ts'

import { wait } from './waiting-list.fixture.ts'

const shop = givenShop({ behindProxy: true, rateLimitScale: 1 })
const visitor = givenVisitor(shop)
const marco = givenBarber(shop)
const giulia = givenPerson(shop)
const luca = givenPerson(shop)

test('a client tries to join the waiting list twenty times an hour, then gets 429', async () => {
  const statuses: number[] = []
  for (let count = 0; count < 21; count += 1) {
    const { status } = await giulia.api.post('/waiting-list', {
      preferredBarber: marco.id,
      service: 'Piega',
    })
    statuses.push(status)
  }
  expect(statuses).toEqual([...Array<number>(20).fill(400), 429])
  expect(await wait(luca, marco)).toMatchObject({ success: true })
})

test('offer links return 429 after sixty attempts per address in fifteen minutes', async () => {
  const link = '/waiting-list/offers/00000000-0000-7000-8000-000000000000'
  const stranger = from('203.0.113.40')
  const statuses: number[] = []
  for (let count = 0; count < 20; count += 1) {
    statuses.push((await visitor.get(`${link}?token=niente`, stranger)).status)
    statuses.push((await visitor.post(`${link}/accept`, { token: 'niente' }, stranger)).status)
    statuses.push((await visitor.post(`${link}/decline`, { token: 'niente' }, stranger)).status)
  }
  expect(new Set(statuses)).toEqual(new Set([404]))
  expect((await visitor.get(`${link}?token=niente`, stranger)).status).toBe(429)
  const other = await visitor.get(`${link}?token=niente`, from('203.0.113.41'))
  expect(other.status).toBe(404)
})
