import { expect, it } from 'vitest'

import { givenNewBarber, givenNewPerson, givenShop, givenVisitor } from '#tests/support/given.ts'

import { booked, freeTimes, friday, offerTo, wait } from './waiting-list.fixture.ts'

const shop = givenShop()
const visitor = givenVisitor(shop)
const admin = givenNewPerson(shop, 'admin')
const waiting = givenNewPerson(shop)
const marco = givenNewBarber(shop)
const luca = givenNewBarber(shop, { firstName: 'Luca' })

it('a slot freed by a reassignment is open to all without an offer', async () => {
  await wait(waiting, marco)
  const { id } = await booked(visitor, marco)
  const { status, body } = await admin.api.post(`/barbers/${marco.id}/reassignments`, {
    appointments: [{ _id: id, date: friday, time: '16:00' }],
    colleagueIds: [luca.id],
  })
  expect([status, body.outcomes?.[0].kind]).toEqual([200, 'reassigned'])
  await shop.offerFreedTimes()
  expect(await offerTo(shop, waiting)).toBeUndefined()
  expect(await freeTimes(visitor, marco)).toContain('16:00')
})

it('a slot freed by a move to another barber is offered', async () => {
  await wait(waiting, marco)
  const { id } = await booked(visitor, marco)
  const moved = await admin.api.put(`/appointments/${id}`, {
    barberId: luca.id,
    service: 'Taglio',
    date: friday,
    time: '16:00',
  })
  expect(moved.status).toBe(200)
  await shop.offerFreedTimes()
  expect(await offerTo(shop, waiting)).toMatchObject({ date: friday, time: '16:00' })
})
