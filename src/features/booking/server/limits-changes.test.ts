import { beforeEach, describe, expect, it } from 'vitest'

import type { Answer } from '#tests/support/api.ts'
import { appointmentRow, forgetLineAndLimits, requestRow } from '#tests/support/appointment-rows.ts'
import { changesAmong, refusalsOf, tablesOf } from '#tests/support/changes.ts'
import { givenNewBarber, givenNewPerson, givenPerson, givenShop, givenVisitor } from '#tests/support/given.ts'
import { clientBooking, guestBooking } from '#tests/support/people.ts'
import { limitPlans } from '#tests/support/plan.ts'
import { hour, minute } from '#tests/support/test-clock.ts'

const shop = givenShop({ rateLimitScale: 1 })
const visitor = givenVisitor(shop)
const admin = givenPerson(shop, 'admin')
const client = givenNewPerson(shop)
const stranger = givenNewPerson(shop)
const marco = givenNewBarber(shop)
const luca = givenNewBarber(shop, { firstName: 'Luca' })

beforeEach(async () => {
  shop.clock.set('2026-03-11T09:00:00+01:00')
  await forgetLineAndLimits(shop)
})

const rowsOf = async (text: string, values: unknown[] = []) =>
  (await shop.platform.database.pool.query(text, values)).rows
const changes = changesAmong(shop, () => ({
  [marco.id]: 'marco',
  [luca.id]: 'luca',
  [client.id]: 'client',
  [stranger.id]: 'stranger',
}))

const asGuest = (more: object = {}, headers = {}) =>
  visitor.post('/appointments/public/appointments/guest', guestBooking(marco.id, { ...more }), headers)
const asClient = (more: object = {}, headers = {}) =>
  client.api.post('/appointments', clientBooking(marco.id, { ...more }), headers)
const coded = ({ status, body }: Answer) => `${status} ${body.code ?? ''}`.trim()

describe('a booking', () => {
  it('is pending when the shop confirms by hand', async () => {
    await rowsOf('UPDATE studio_settings SET auto_confirm = false')
    const lines = await changes(() => asClient())
    await rowsOf('UPDATE studio_settings SET auto_confirm = true')
    expect(lines.match(/status=\w+/g)).toMatchInlineSnapshot(`
      [
        "status=pending",
        "status=pending",
        "status=pending",
        "status=pending",
        "status=pending",
      ]
    `)
  })

  it('of a client marks the waiting list entries for the service as booked, no others', async () => {
    const wishes = {
      [await requestRow(shop, client.id, luca)]: 'same service',
      [await requestRow(shop, client.id, null, { status: 'expired' })]: 'expired',
      [await requestRow(shop, client.id, luca, { service_name: 'Barba' })]: 'other service',
      [await requestRow(shop, stranger.id, luca)]: "stranger's",
    }
    expect(tablesOf(await changes(() => asClient(), wishes), /^. waiting/)).toMatchInlineSnapshot(`
      [
        "~ waiting_list [same service] status: pending → booked",
      ]
    `)
  })

  it('is made once per idempotency key; the same key with another body gets 409', async () => {
    const key = { 'idempotency-key': crypto.randomUUID() }
    const booking = guestBooking(marco.id)
    const book = (body: object) => visitor.post('/appointments/public/appointments/guest', body, key)
    const first = await book(booking)
    const again: Answer[] = []
    const lines = await changes(async () => again.push(await book(booking)))
    expect(tablesOf(lines, /^. (?!rate_limits)/)).toEqual([])
    expect(again[0]?.body).toEqual(first.body)
    expect((await book({ ...booking, time: '14:00' })).status).toBe(409)
    const own = await asClient({ time: '15:00' }, key)
    expect((await asClient({ time: '15:00' }, key)).body._id).toBe(own.body._id)
  })

  it('for any barber goes to the free one with the fewest appointments on that day', async () => {
    await appointmentRow(shop, luca, { time: '14:00' })
    await appointmentRow(shop, luca, { time: '15:00', status: 'cancelled' })
    await appointmentRow(shop, luca, { day: '2026-03-14' })
    await appointmentRow(shop, marco, { time: '14:00' })
    await appointmentRow(shop, marco, { time: '15:00' })
    await rowsOf('UPDATE barbers SET is_active = false WHERE id <> ALL ($1)', [[marco.id, luca.id]])
    const first = await asClient({ barberId: 'any' })
    const second = await stranger.api.post('/appointments', clientBooking(marco.id, { barberId: 'any' }))
    const third = await asGuest({ barberId: 'any' })
    expect([first.body.barber?._id, second.body.barber?._id, coded(third)]).toEqual([
      luca.id,
      marco.id,
      '409 SLOT_TAKEN',
    ])
    await rowsOf('UPDATE barbers SET is_active = true WHERE deleted_at IS NULL')
  })

  it('is refused beyond the personal limit; past, cancelled, held and foreign ones do not count', async () => {
    await rowsOf('UPDATE studio_settings SET max_future_per_client = 2, max_future_per_guest = 2')
    const own = { client_id: client.id }
    await appointmentRow(shop, luca, { ...own, day: '2026-03-10' })
    await appointmentRow(shop, luca, { ...own, status: 'cancelled', day: '2026-03-16' })
    await appointmentRow(shop, luca, { ...own, status: 'completed', day: '2026-03-16' })
    await appointmentRow(shop, luca, { client_id: stranger.id, day: '2026-03-17' })
    await appointmentRow(shop, luca, { guest_email: client.email, day: '2026-03-18' })
    await appointmentRow(shop, luca, { ...own, day: '2026-03-19' })
    expect(coded(await asClient())).toBe('201')
    expect(coded(await asClient({ time: '14:00' }))).toBe('409 PERSONAL_LIMIT')
    const guest = { email: 'limite@posta.test', phone: '+41795550166' }
    const as = { guest_email: guest.email, guest_phone: guest.phone }
    await appointmentRow(shop, luca, { ...as, guest_phone: '+41795550167', day: '2026-03-20' })
    await appointmentRow(shop, luca, { ...as, day: '2026-03-10', time: '14:00' })
    await appointmentRow(shop, luca, { ...as, day: '2026-03-20', time: '14:00', status: 'cancelled' })
    await appointmentRow(shop, luca, { ...as, day: '2026-03-20', time: '15:00', held_for: 'payment' })
    await appointmentRow(shop, luca, {
      ...as,
      guest_email: 'x@posta.test',
      guest_phone: '+41795550168',
      day: '2026-03-23',
    })
    expect(coded(await asGuest({ ...guest, time: '15:00' }))).toBe('201')
    expect(coded(await asGuest({ ...guest, phone: '+41795550169', time: '16:00' }))).toBe(
      '409 PERSONAL_LIMIT',
    )
    await appointmentRow(shop, luca, { ...as, guest_email: 'y@posta.test', day: '2026-03-24' })
    expect(coded(await asGuest({ phone: guest.phone, time: '16:00' }))).toBe('409 PERSONAL_LIMIT')
    await rowsOf('UPDATE studio_settings SET max_future_per_client = 1000, max_future_per_guest = 1000')
  })

  it('of a client counts own payment holds towards the limit; one of a guest does not', async () => {
    await rowsOf('UPDATE studio_settings SET max_future_per_client = 1, max_future_per_guest = 1')
    await appointmentRow(shop, luca, { client_id: client.id, day: '2026-03-16', held_for: 'payment' })
    const guest = { email: 'tiene@posta.test', phone: '+41795550155' }
    await appointmentRow(shop, luca, {
      guest_email: guest.email,
      guest_phone: guest.phone,
      day: '2026-03-17',
      held_for: 'payment',
    })
    const answers = [coded(await asClient()), coded(await asGuest({ ...guest, time: '14:00' }))]
    await rowsOf('UPDATE studio_settings SET max_future_per_client = 1000, max_future_per_guest = 1000')
    expect(answers).toEqual(['409 PERSONAL_LIMIT', '201'])
  })

  it('of a guest gets 429 after five within an hour by email or phone, cancelled ones included', async () => {
    const guest = { guest_email: 'svelta@posta.test', guest_phone: '+41795550144' }
    const at = (minutesAgo: number) => ({
      created_at: new Date(shop.clock.now().getTime() - minutesAgo * minute),
    })
    for (const [index, day] of ['2026-03-16', '2026-03-17', '2026-03-18', '2026-03-19'].entries())
      await appointmentRow(shop, luca, { ...guest, ...at(index + 1), day, status: 'cancelled' })
    await appointmentRow(shop, luca, { ...guest, ...at(61), day: '2026-03-20' })
    await appointmentRow(shop, luca, { guest_email: 'x@posta.test', ...at(1), day: '2026-03-23' })
    const asSame = (more: object) => asGuest({ email: guest.guest_email, ...more })
    expect(coded(await asSame({ phone: '+41795550145' }))).toBe('201')
    const refused = await asSame({ phone: '+41795550146', time: '14:00' })
    expect([coded(refused), refused.headers.get('retry-after')]).toMatchInlineSnapshot(`
      [
        "429 TOO_MANY_REQUESTS",
        "3360",
      ]
    `)
    await appointmentRow(shop, luca, { ...guest, ...at(1), guest_email: 'z@posta.test', day: '2026-03-24' })
    expect(coded(await asGuest({ phone: guest.guest_phone, time: '14:00' }))).toMatchInlineSnapshot(
      `"429 TOO_MANY_REQUESTS"`,
    )
    shop.clock.advance(hour)
    expect(coded(await asSame({ phone: '+41795550147', time: '15:00' }))).toBe('201')
  })

  it('is refused when it overlaps an own one, has stale terms or no barber works then', async () => {
    await appointmentRow(shop, luca, { client_id: client.id, time: '10:15' })
    await appointmentRow(shop, luca, { client_id: client.id, time: '14:00', status: 'cancelled' })
    await appointmentRow(shop, luca, { client_id: stranger.id, time: '15:00' })
    expect(
      await refusalsOf(shop, {
        overlap: () => asClient(),
        price: () => asClient({ time: '14:00', price: 25 }),
        duration: () => asClient({ time: '14:00', duration: 45 }),
        service: () => asClient({ time: '14:00', service: 'Permanente' }),
        barber: () => asClient({ time: '14:00', barberId: crypto.randomUUID() }),
        yesterday: () => asClient({ date: '2026-03-10' }),
        farAhead: () => asClient({ date: '2027-03-10' }),
        pause: () => asClient({ time: '11:45' }),
        past: () => asClient({ date: '2026-03-11', time: '09:00' }),
      }),
    ).toMatchInlineSnapshot(`
      {
        "barber": "404 BARBER_NOT_FOUND",
        "duration": "409 DURATION_CHANGED",
        "farAhead": "400 INVALID_DATE_TIME",
        "overlap": "409 OWN_OVERLAP",
        "past": "400 INVALID_DATE_TIME",
        "pause": "400 INVALID_DATE_TIME",
        "price": "409 PRICE_CHANGED",
        "service": "404 SERVICE_NOT_FOUND",
        "yesterday": "400 INVALID_DATE_TIME",
      }
    `)
    expect([coded(await asClient({ time: '14:00' })), coded(await asClient({ time: '15:00' }))]).toEqual([
      '201',
      '201',
    ])
  })

  it('beyond the plan is refused to clients and the owner, and to guests if the shop wants it', async () => {
    await appointmentRow(shop, luca, { created_at: shop.clock.now(), day: '2026-03-16' })
    const phone = () =>
      admin.api.post('/appointments/admin', {
        ...clientBooking(marco.id, { time: '14:00' }),
        clientNickname: 'Rosa',
      })
    const upgrade = ({ body }: Answer) => body.upgradeRequired === true
    await limitPlans(shop, { appointments: 1 })
    const refused = {
      client: upgrade(await asClient()),
      phone: upgrade(await phone()),
      guest: upgrade(await asGuest({ time: '15:00' })),
    }
    await rowsOf('UPDATE studio_settings SET blocks_guests_at_limit = true')
    const blocked = upgrade(await asGuest({ time: '16:00' }))
    await rowsOf('UPDATE studio_settings SET blocks_guests_at_limit = false')
    await limitPlans(shop, { appointments: 100_000 })
    expect({ ...refused, blocked }).toEqual({ client: true, phone: true, guest: false, blocked: true })
    expect(coded(await asClient())).toBe('201')
  })
})
