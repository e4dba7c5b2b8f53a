import { expect, it } from 'vitest'

import { apiOf } from '#tests/support/api.ts'
import { givenBarber, givenPerson, givenShop } from '#tests/support/given.ts'
import { clientBooking, guestBooking, signIn } from '#tests/support/people.ts'
import { auditEntries } from '#tests/support/written.ts'

const shop = givenShop()
const marco = givenBarber(shop, { pause: null })
const owner = givenPerson(shop, 'admin')

let hours = 0
const slot = () => {
  const [day, hour] = hours < 9 ? ['19', 9 + hours] : ['25', hours]
  hours += 1
  return { date: `2026-03-${day}`, time: `${String(hour).padStart(2, '0')}:00` }
}

async function bookGuest(overrides: Record<string, unknown>): Promise<string> {
  const booking = guestBooking(marco.id, { ...slot(), ...overrides })
  const { status, body } = await apiOf(shop.url).post('/appointments/public/appointments/guest', booking)
  expect(status).toBe(201)
  return body._id
}
async function call(overrides: object): Promise<string> {
  const booking = { ...clientBooking(marco.id, slot()), ...overrides }
  const { status, body } = await owner.api.post('/appointments/admin', booking)
  expect(status).toBe(201)
  return body._id
}
const cardOf = async (appointment: string) =>
  (await owner.api.get(`/appointments/${appointment}/customer`)).body.data
const found = async (list: string, search: string) =>
  (await owner.api.get(`/admin/customers${list}?search=${encodeURIComponent(search)}`)).body.data
const idsOf = (entries: { _id: string }[]) => entries.map(({ _id }) => _id)

it('staff are in no list or export of customers', async () => {
  const person = await signIn(shop)
  expect(await found('', person.email)).toHaveLength(1)
  expect((await owner.api.put(`/admin/users/${person.id}`, { role: 'barber' })).status).toBe(200)
  expect([await found('', person.email), await found('/recognised', person.email)]).toEqual([[], []])
  const { body } = await owner.api.get('/admin/exports/customers.csv')
  expect(body).not.toContain(person.email)
})

it('the card of an anonymised visit shows no other visits of that email', async () => {
  const guest = { email: 'nora.presto@posta.test', firstName: 'Nora', lastName: 'Presto' }
  const [old, recent] = [await bookGuest(guest), await bookGuest(guest)]
  await owner.api.put(`/appointments/${recent}/customer`, { notes: 'punte corte' })
  expect((await cardOf(old)).history).toHaveLength(2)
  await shop.platform.database.pool.query('UPDATE appointments SET forgotten_at = now() WHERE id = $1', [old])
  const card = await cardOf(old)
  expect(card).toMatchObject({
    customerId: null,
    canBeBarred: false,
    email: null,
    phone: null,
    otherNames: [],
    bought: null,
  })
  expect(idsOf(card.history)).toEqual([old])
  const saved = await owner.api.put(`/appointments/${old}/customer`, { notes: 'sempre in ritardo' })
  expect([saved.status, saved.body.code]).toEqual([409, 'NOT_EDITABLE'])
})

it('the card of a deleted account returns 409 NOT_EDITABLE for notes', async () => {
  const person = await signIn(shop)
  const { body } = await person.api.post('/appointments', clientBooking(marco.id, slot()))
  expect((await owner.api.put(`/appointments/${body._id}/status`, { status: 'completed' })).status).toBe(200)
  expect((await owner.api.delete(`/admin/users/${person.id}`)).status).toBe(200)
  const saved = await owner.api.put(`/appointments/${body._id}/customer`, { notes: 'era Giulia' })
  expect([saved.status, saved.body.code]).toEqual([409, 'NOT_EDITABLE'])
})

it('a nickname alone is not matched to a caller with a phone number and the same nickname', async () => {
  const known = await call({ clientNickname: 'Zio Gino', clientPhone: '079 555 22 11' })
  const alone = await call({ clientNickname: 'zio gino' })
  expect(idsOf((await cardOf(alone)).history)).toEqual([alone])
  expect(idsOf((await cardOf(known)).history)).toEqual([known])
})

it('only completed visits count as the last ones', async () => {
  const guest = { email: 'ugo.ultimo@posta.test', firstName: 'Ugo', lastName: 'Ultimo' }
  const [done, off] = [await bookGuest(guest), await bookGuest({ ...guest, date: '2026-03-20' })]
  await owner.api.put(`/appointments/${done}/status`, { status: 'completed' })
  await owner.api.put(`/appointments/${off}/status`, { status: 'cancelled' })
  expect((await found('', 'ugo ultimo'))[0]).toMatchObject({ lastVisit: '2026-03-19' })
  expect((await found('/recognised', 'ugo ultimo'))[0].visits).toMatchObject([{ date: '2026-03-19' }])
})

it('the log records notes before and after, and both sides of a merge', async () => {
  const [one, other] = [
    await bookGuest({ email: 'una@posta.test', firstName: 'Una', lastName: 'Prima' }),
    await bookGuest({
      email: 'altra@posta.test',
      firstName: 'Altra',
      lastName: 'Seconda',
      phone: '079 555 22 12',
    }),
  ]
  const [id, otherId] = [(await cardOf(one)).customerId, (await cardOf(other)).customerId]
  for (const notes of ['prima nota', 'seconda nota']) await owner.api.put(`/admin/customers/${id}`, { notes })
  expect((await owner.api.post(`/admin/customers/${id}/unite`, { otherId })).status).toBe(200)
  const [, second, united] = await auditEntries(shop, id)
  expect(second).toMatchObject({ before: { notes: 'prima nota' }, after: { notes: 'seconda nota' } })
  expect(united).toMatchObject({
    action: 'united',
    before: { name: 'Altra Seconda', email: 'altra@posta.test', phone: '+41795552212' },
    after: { name: 'Una Prima', email: 'una@posta.test' },
  })
})

it('an inquiry lists the customer who had its email or phone before a merge as candidate', async () => {
  const kept = await bookGuest({ email: 'resta@posta.test', firstName: 'Resta', phone: '079 555 22 13' })
  const id = (await cardOf(kept)).customerId
  for (const other of [
    await bookGuest({ email: 'passa@posta.test', firstName: 'Passa', phone: '079 555 22 15' }),
    await call({ clientNickname: 'Passa', clientPhone: '079 555 22 14' }),
  ]) {
    const otherId = (await cardOf(other)).customerId
    expect((await owner.api.post(`/admin/customers/${id}/unite`, { otherId })).status).toBe(200)
  }
  for (const [email, phone, shares] of [
    ['passa@posta.test', '079 555 99 99', { sharesEmail: true, sharesPhone: false }],
    ['nuova@posta.test', '079 555 22 14', { sharesEmail: false, sharesPhone: true }],
  ] as const) {
    await apiOf(shop.url).post('/contact', { name: 'Qualcuno', email, phone })
    const [request] = (await owner.api.get('/admin/requests?limit=1')).body.data
    const { body } = await owner.api.get(`/admin/requests/${request._id}`)
    expect(body.data.candidates).toMatchObject([{ _id: id, ...shares }])
  }
})
