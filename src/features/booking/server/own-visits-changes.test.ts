import { beforeEach, describe, expect, it } from 'vitest'

import { manageToken } from '#features/appointments/server/manage-link.ts'
import type { Answer } from '#tests/support/api.ts'
import { appointmentRow, forgetLineAndLimits, requestRow } from '#tests/support/appointment-rows.ts'
import { changesAmong, refusalsOf, tablesOf } from '#tests/support/changes.ts'
import { givenNewBarber, givenNewPerson, givenPerson, givenShop, givenVisitor } from '#tests/support/given.ts'
import { guestBooking, signIn } from '#tests/support/people.ts'

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
const guestVisit = async () => {
  const guest = { guest_email: 'ospite@posta.test', guest_phone: '+41795550123' }
  const id = await appointmentRow(shop, marco, guest)
  return { id, link: `?token=${manageToken(shop.platform, id)}` }
}
const coded = ({ status, body }: Answer) => `${status} ${body.code ?? ''}`.trim()

describe('an own appointment', () => {
  it('cancelled by its client goes to the waiting list, with the reason for the barber only', async () => {
    const visit = await appointmentRow(shop, marco, { client_id: client.id })
    await appointmentRow(shop, marco, { client_id: client.id, time: '14:00' })
    await requestRow(shop, stranger.id, marco)
    const cancel = () => client.api.put(`/appointments/${visit}/cancel`, { cancellationReason: 'Febbre' })
    expect(await changes(cancel, { [visit]: 'visit' })).toMatchInlineSnapshot(`
      "~ appointments [visit] status: confirmed → cancelled updated_at: 2026-03-10 08:00 → now
          cancelled_at: null → now stands_since: null → now calendar_sequence: 0 → 1
          cancellation_reason: null → Febbre
      + appointments id=#1 status=held ends_at=2026-03-13 10:30 held_for=line shop_day=2026-03-13 barber_id=marco
          starts_at=2026-03-13 10:00 service_id=#2 payment_type=in_person service_name=Taglio start_minute=600
          payment_method=cash payment_status=pending price_centimes=3000 hold_expires_at=2026-03-11 09:06
          duration_minutes=30
      + freed_times id=#3 hold_id=#1 freed_at=now shop_day=2026-03-13 barber_id=marco end_minute=630
          start_minute=600
      + messages id=#4 state=queued channel=email payload={date=2026-03-13, time=10:00, money={goesBack=true},
          price=30, endsAt=2026-03-13 10:30, status=cancelled, service=Taglio, duration=30, sequence=1,
          startsAt=2026-03-13 10:00, firstName=Giulia, barberName=Marco Ferri, customerName=Giulia Bianchi,
          appointmentId=visit, customerPhone=+41790000099} template=appointment-cancelled
          cause_key=appointment-cancelled:visit:1:client-1:email recipient=client-1 send_after=now
          appointment_id=visit
      + messages id=#5 state=queued channel=email payload={date=2026-03-13, time=10:00, money={goesBack=true},
          price=30, endsAt=2026-03-13 10:30, reason=Febbre, status=cancelled, service=Taglio, duration=30,
          sequence=1, startsAt=2026-03-13 10:00, firstName=Giulia, barberName=Marco Ferri,
          customerName=Giulia Bianchi, appointmentId=visit, customerPhone=+41790000099}
          template=barber-appointment-cancelled cause_key=barber-appointment-cancelled:visit:1:barber-1:email
          recipient=barber-1 send_after=now appointment_id=visit
      + rate_limits key=client-freed-times:client expire=… points=1
      + rate_limits key=guest-freed-times-address:127.0.0.1 expire=… points=1
      ! event kind=appointment change=cancelled appointmentId=visit barberId=marco barberName=Marco Ferri
          date=2026-03-13 time=10:00 service=Taglio customerName=Giulia Bianchi status=cancelled actorId=client"
    `)
  })

  it('is cancelled by a guest with its link', async () => {
    const { id, link } = await guestVisit()
    await appointmentRow(shop, marco, { guest_email: 'ospite@posta.test', time: '14:00' })
    await requestRow(shop, stranger.id, marco)
    const cancel = () => visitor.put(`/appointments/public/${id}/cancel${link}`, {})
    const lines = await changes(cancel, { [id]: 'visit' })
    expect(tablesOf(lines, /^. (?!messages)/)).toMatchInlineSnapshot(`
      [
        "~ appointments [visit] status: confirmed → cancelled updated_at: 2026-03-10 08:00 → now cancelled_at: null → now stands_since: null → now calendar_sequence: 0 → 1",
        "+ appointments id=#1 status=held ends_at=2026-03-13 10:30 held_for=line shop_day=2026-03-13 barber_id=marco starts_at=2026-03-13 10:00 service_id=#2 payment_type=in_person service_name=Taglio start_minute=600 payment_method=cash payment_status=pending price_centimes=3000 hold_expires_at=2026-03-11 09:06 duration_minutes=30",
        "+ freed_times id=#3 hold_id=#1 freed_at=now shop_day=2026-03-13 barber_id=marco end_minute=630 start_minute=600",
        "+ rate_limits key=guest-freed-times-address:127.0.0.1 expire=… points=1",
        "! event kind=appointment change=cancelled appointmentId=visit barberId=marco barberName=Marco Ferri date=2026-03-13 time=10:00 service=Taglio customerName=Anna Rossi status=cancelled",
      ]
    `)
  })

  it('is moved by a guest with its link', async () => {
    const { id, link } = await guestVisit()
    const to = { barberId: luca.id, service: 'Taglio', date: '2026-03-14', time: '11:00' }
    const lines = await changes(() => visitor.put(`/appointments/public/${id}${link}`, to), { [id]: 'visit' })
    expect(tablesOf(lines, /^. (?!messages)/)).toMatchInlineSnapshot(`
      [
        "~ appointments [visit] ends_at: 2026-03-13 10:30 → 2026-03-14 11:30 shop_day: 2026-03-13 → 2026-03-14 barber_id: marco → luca starts_at: 2026-03-13 10:00 → 2026-03-14 11:00 updated_at: 2026-03-10 08:00 → now stands_since: null → now start_minute: 600 → 660 calendar_sequence: 0 → 1",
        "+ rate_limits key=guest-freed-times-address:127.0.0.1 expire=… points=1",
        "+ rate_limits key=guest-moves-address:127.0.0.1 expire=… points=1",
        "+ rate_limits key=move:visit expire=… points=1",
        "! event kind=appointment change=moved appointmentId=visit barberId=luca barberName=Luca Ferri formerBarberId=marco date=2026-03-14 time=11:00 service=Taglio customerName=Anna Rossi status=confirmed",
      ]
    `)
  })

  it('is managed by its guest only with its link, until it ends', async () => {
    const { id, link } = await guestVisit()
    const { body: other } = await asGuest({ time: '14:00' })
    const ofClient = await appointmentRow(shop, marco, { client_id: client.id, time: '15:00' })
    const to = { barberId: luca.id, service: 'Taglio', date: '2026-03-14', time: '11:00' }
    const path = `/appointments/public/${id}`
    expect(
      await refusalsOf(shop, {
        own: () => visitor.get(`${path}${link}`),
        file: () => visitor.get(`${path}/calendar.ics${link}`),
        noToken: () => visitor.get(path),
        tokenOfOther: () => visitor.get(`${path}?token=${other.token}`),
        fileOfOther: () => visitor.get(`${path}/calendar.ics?token=${other.token}`),
        cancelOther: () => visitor.put(`${path}/cancel?token=${other.token}`, {}),
        moveOther: () => visitor.put(`${path}?token=${other.token}`, to),
        ofClient: () => visitor.get(`/appointments/public/${ofClient}${link}`),
        cancelOfClient: () => visitor.put(`/appointments/public/${ofClient}/cancel${link}`, {}),
      }),
    ).toMatchInlineSnapshot(`
      {
        "cancelOfClient": "404 APPOINTMENT_NOT_FOUND",
        "cancelOther": "404 APPOINTMENT_NOT_FOUND",
        "file": "200",
        "fileOfOther": "404 APPOINTMENT_NOT_FOUND",
        "moveOther": "404 APPOINTMENT_NOT_FOUND",
        "noToken": "404 APPOINTMENT_NOT_FOUND",
        "ofClient": "404 APPOINTMENT_NOT_FOUND",
        "own": "200",
        "tokenOfOther": "404 APPOINTMENT_NOT_FOUND",
      }
    `)
    shop.clock.set('2026-03-12T10:00:00+01:00')
    const late = await refusalsOf(shop, {
      cancel: () => visitor.put(`${path}/cancel${link}`, {}),
      move: () => visitor.put(`${path}${link}`, to),
    })
    shop.clock.set('2026-03-13T10:30:00+01:00')
    const over = await refusalsOf(shop, { own: () => visitor.get(`${path}${link}`) })
    expect({ ...late, ...over }).toMatchInlineSnapshot(`
      {
        "cancel": "400 CANCEL_LOCKED",
        "move": "400 EDIT_LOCKED",
        "own": "404 APPOINTMENT_NOT_FOUND",
      }
    `)
  })

  it('that is being paid is shown as locked to its guest, 404 without the link', async () => {
    const id = await appointmentRow(shop, marco, { held_for: 'payment' })
    const other = await appointmentRow(shop, marco, { held_for: 'payment', time: '14:00' })
    const read = async (token: string) => {
      const { status, body } = await visitor.get(`/appointments/public/${id}?token=${token}`)
      return status === 200 ? `${body.data.status} ${body.data.locked}` : status
    }
    expect([
      await read(manageToken(shop.platform, id)),
      await read(manageToken(shop.platform, other)),
      await read(''),
    ]).toEqual(['pending true', 404, 404])
  })

  it('is cancelled once by its client, more than a day before', async () => {
    const own = await appointmentRow(shop, marco, { client_id: client.id })
    const soon = await appointmentRow(shop, marco, { client_id: client.id, day: '2026-03-12', time: '09:00' })
    const off = await appointmentRow(shop, marco, {
      client_id: client.id,
      status: 'cancelled',
      time: '14:00',
    })
    const done = await appointmentRow(shop, marco, {
      client_id: client.id,
      day: '2026-03-10',
      status: 'completed',
    })
    const held = await appointmentRow(shop, marco, {
      client_id: client.id,
      time: '15:00',
      held_for: 'payment',
    })
    const unproven = await appointmentRow(shop, marco, { guest_email: client.email, time: '16:00' })
    const other = await appointmentRow(shop, marco, { guest_email: `x${client.email}`, time: '17:00' })
    const lucasLogin = await signIn(shop, 'barber', luca.id)
    const cancel = (id: string, { api } = client as Pick<typeof client, 'api'>) =>
      api.put(`/appointments/${id}/cancel`, {})
    expect(
      await refusalsOf(shop, {
        stranger: () => cancel(own, stranger),
        colleague: () => cancel(own, lucasLogin),
        soon: () => cancel(soon),
        off: () => cancel(off),
        done: () => cancel(done),
        held: () => cancel(held),
        unproven: () => cancel(unproven),
      }),
    ).toMatchInlineSnapshot(`
      {
        "colleague": "404 APPOINTMENT_NOT_FOUND",
        "done": "409 NOT_EDITABLE",
        "held": "404 APPOINTMENT_NOT_FOUND",
        "off": "409 ALREADY_CANCELLED",
        "soon": "400 CANCEL_LOCKED",
        "stranger": "404 APPOINTMENT_NOT_FOUND",
        "unproven": "404 APPOINTMENT_NOT_FOUND",
      }
    `)
    await rowsOf('UPDATE users SET email_verified_at = created_at WHERE id = $1', [client.id])
    expect([
      coded(await cancel(unproven)),
      coded(await cancel(other)),
      coded(await cancel(soon, admin)),
    ]).toEqual(['200', '404 APPOINTMENT_NOT_FOUND', '200'])
  })

  it('freed for the fourth time in six hours by its client skips the waiting list', async () => {
    await requestRow(shop, stranger.id, marco)
    const freed: boolean[] = []
    for (const time of ['10:00', '11:00', '14:00', '15:00']) {
      const id = await appointmentRow(shop, marco, { client_id: client.id, time })
      const lines = await changes(() => client.api.put(`/appointments/${id}/cancel`, {}))
      freed.push(lines.includes('+ freed_times'))
    }
    expect(freed).toEqual([true, true, true, false])
    const own = await appointmentRow(shop, marco, { client_id: client.id, time: '16:00' })
    const byOwner = await changes(() => admin.api.put(`/appointments/${own}/cancel`, {}))
    expect(byOwner).toContain('+ freed_times')
  })

  it('freed by a guest or an unverified client counts towards the limit of the network address', async () => {
    await requestRow(shop, stranger.id, marco)
    const { id, link } = await guestVisit()
    const to = { barberId: luca.id, service: 'Taglio', date: '2026-03-14', time: '11:00' }
    await visitor.put(`/appointments/public/${id}${link}`, to)
    const own = await appointmentRow(shop, marco, { client_id: client.id, time: '11:00' })
    await rowsOf('UPDATE users SET email_verified_at = created_at WHERE id = $1', [client.id])
    await client.api.put(`/appointments/${own}/cancel`, {})
    expect(
      await rowsOf(
        `SELECT split_part(key, ':', 1) AS limit, points FROM rate_limits WHERE key LIKE '%freed%' ORDER BY key`,
      ),
    ).toMatchInlineSnapshot(`
      [
        {
          "limit": "client-freed-times",
          "points": 1,
        },
        {
          "limit": "guest-freed-times-address",
          "points": 1,
        },
      ]
    `)
  })

  it('is listed upcoming first, then past, with guest bookings of the verified email', async () => {
    const own = { client_id: client.id }
    const at = async (columns: Parameters<typeof appointmentRow>[2]) =>
      await appointmentRow(shop, marco, columns)
    await at({ ...own, day: '2026-03-16' })
    await at({ ...own, day: '2026-03-13', status: 'cancelled' })
    await at({ ...own, day: '2026-03-02', status: 'completed' })
    await at({ ...own, day: '2026-03-09' })
    await at({ ...own, day: '2026-03-17', held_for: 'payment' })
    await at({ guest_email: client.email, day: '2026-03-18' })
    await at({ guest_email: `x${client.email}`, day: '2026-03-19' })
    await at({ client_id: stranger.id, day: '2026-03-20' })
    const listed = async (api = client.api) => {
      const { body } = await api.get('/appointments/my-appointments')
      return body.map(({ date }: { date: string }) => date)
    }
    expect(await listed()).toEqual(['2026-03-13', '2026-03-16', '2026-03-09', '2026-03-02'])
    await rowsOf('UPDATE users SET email_verified_at = created_at WHERE id = $1', [client.id])
    expect(await listed()).toEqual(['2026-03-13', '2026-03-16', '2026-03-18', '2026-03-09', '2026-03-02'])
  })
})

it('an online payment gets 503 PAYMENTS_UNAVAILABLE in a shop without online payments', async () => {
  const visit = await appointmentRow(shop, marco, { client_id: client.id })
  const pay = () => client.api.post(`/payments/appointment/${visit}`, { paymentMethod: 'online' })
  expect(await refusalsOf(shop, { pay })).toEqual({ pay: '503 PAYMENTS_UNAVAILABLE' })
})
