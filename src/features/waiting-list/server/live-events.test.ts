import { beforeEach, expect, it } from 'vitest'

import { givenNewBarber, givenNewPerson, givenShop, givenVisitor } from '#tests/support/given.ts'
import { hour } from '#tests/support/test-clock.ts'
import { listenLive } from '#tests/support/written.ts'

import { booked, cancel, offerTo, wait } from './waiting-list.fixture.ts'

const shop = givenShop()
const visitor = givenVisitor(shop)
const marco = givenNewBarber(shop)
const giulia = givenNewPerson(shop)

beforeEach(() => shop.clock.set('2026-03-11T09:00:00+01:00'))

async function freed(): Promise<void> {
  await cancel(visitor, await booked(visitor, marco))
}

async function offered() {
  await wait(giulia, marco)
  await freed()
  await shop.offerFreedTimes()
  return await offerTo(shop, giulia)
}

type Change = () => Promise<unknown>

it.each<[string, () => Promise<Change>]>([
  ['joins the waiting list', () => Promise.resolve(() => wait(giulia, marco))],
  [
    'leaves the waiting list',
    async () => {
      const { _id: id } = await wait(giulia, marco)
      return () => giulia.api.delete(`/waiting-list/${id}`)
    },
  ],
  [
    'gets an offer',
    async () => {
      await wait(giulia, marco)
      await freed()
      return shop.offerFreedTimes
    },
  ],
  [
    'declines an offer',
    async () => {
      const { offerId, token } = await offered()
      return () => visitor.post(`/waiting-list/offers/${offerId}/decline`, { token })
    },
  ],
  [
    'lets an offer expire',
    async () => {
      await offered()
      shop.clock.advance(2 * hour)
      return shop.offerFreedTimes
    },
  ],
])('open screens are notified when a client %s', async (_what, prepare) => {
  const change = await prepare()
  const { heard, stop } = listenLive(shop)
  await heard()
  await change()
  expect(await heard()).toContainEqual({ kind: 'shop' })
  stop()
})
