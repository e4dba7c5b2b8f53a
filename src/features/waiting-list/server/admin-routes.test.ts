import { beforeAll, expect, it } from 'vitest'

import { apiOf } from '#tests/support/api.ts'
import { givenBarber, givenPerson, givenShop } from '#tests/support/given.ts'
import { signIn } from '#tests/support/people.ts'

const shop = givenShop()
const marco = givenBarber(shop)
const owner = givenPerson(shop, 'admin')
const giulia = givenPerson(shop)

beforeAll(async () => {
  await wait({ status: 'expired', requested: '2026-02-01', service: 'Barba' })
  await wait({ status: 'pending', requested: '2026-03-10', service: 'Taglio', barberId: marco.id })
  await wait({ status: 'notified', requested: '2026-03-01', service: 'Barba' })
})

type Waiting = { status: string; requested: string; service: string; barberId?: string }

async function wait({ status, requested, service, barberId }: Waiting): Promise<void> {
  await shop.platform.database.pool.query(
    `INSERT INTO waiting_list (client_id, preferred_barber_id, service_id, service_name, preferred_days,
       preferred_time_slots, notes, status, requested_at, expires_at)
     SELECT $1, $2, id, name, '{friday,monday}', '{evening}', 'Dopo il lavoro', $3, $4::timestamptz,
       $4::timestamptz + interval '30 days' FROM services WHERE name = $5`,
    [giulia.id, barberId ?? null, status, `${requested}T09:00:00Z`, service],
  )
}

it('the full list returns 401 to visitors and 403 to clients and barbers', async () => {
  const barber = await signIn(shop, 'barber', marco.id)
  const answers = [apiOf(shop.url), giulia.api, barber.api, owner.api].map((api) =>
    api.get('/waiting-list/all'),
  )
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([401, 403, 403, 200])
})

it('the full list has the newest entry first with all its fields', async () => {
  const { body } = await owner.api.get('/waiting-list/all')
  expect(body.map(({ status }: { status: string }) => status)).toEqual(['pending', 'notified', 'expired'])
  expect(body[0]).toEqual({
    _id: expect.any(String),
    client: { firstName: 'Giulia', lastName: 'Bianchi', email: giulia.email, phone: '+41790000099' },
    status: 'pending',
    preferredBarber: { _id: marco.id, firstName: 'Marco', lastName: 'Ferri' },
    service: 'Taglio',
    preferredDays: ['monday', 'friday'],
    preferredTimeSlots: ['evening'],
    requestDate: '2026-03-10T09:00:00.000Z',
    expiryDate: '2026-04-09T09:00:00.000Z',
    notes: 'Dopo il lavoro',
  })
  expect(body[1].preferredBarber).toBeNull()
})

it('the full list is filtered by status and returns 400 for an unknown one', async () => {
  const { body } = await owner.api.get('/waiting-list/all?status=notified')
  expect(body).toMatchObject([{ status: 'notified', service: 'Barba' }])
  expect((await owner.api.get('/waiting-list/all?status=unsinn')).status).toBe(400)
})
