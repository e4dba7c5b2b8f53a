import { beforeEach, describe, expect, it } from 'vitest'

import { appointmentRow, forgetLineAndLimits, offerRow, requestRow } from '#tests/support/appointment-rows.ts'
import { changesAmong, refusalsOf, tablesOf } from '#tests/support/changes.ts'
import { givenNewBarber, givenNewPerson, givenPerson, givenShop, givenVisitor } from '#tests/support/given.ts'
import { clientBooking, signIn } from '#tests/support/people.ts'

import { forgetOldOffers } from './forget-offers.ts'
import { offerToken } from './offer-link.ts'

const shop = givenShop()
const visitor = givenVisitor(shop)
const admin = givenPerson(shop, 'admin')
const client = givenNewPerson(shop)
const stranger = givenNewPerson(shop)
const marco = givenNewBarber(shop)
const luca = givenNewBarber(shop, { firstName: 'Luca', services: ['Taglio'] })

beforeEach(async () => {
  shop.clock.set('2026-03-11T09:00:00+01:00')
  await forgetLineAndLimits(shop)
  await rowsOf('UPDATE studio_settings SET sends_sms = true, quiet_from_minute = 1260, quiet_to_minute = 480')
})

const rowsOf = async (text: string, values: unknown[] = []) =>
  (await shop.platform.database.pool.query(text, values)).rows

const changes = changesAmong(shop, () => ({
  [marco.id]: 'marco',
  [luca.id]: 'luca',
  [client.id]: 'client',
  [stranger.id]: 'stranger',
}))

const answer = (offer: { id: string }, how: 'accept' | 'decline') =>
  visitor.post(`/waiting-list/offers/${offer.id}/${how}`, { token: offerToken(shop.platform, offer.id) })

describe('offers and entries that end', () => {
  it('an expired offer lapses: the client waits again, the slot stays held, open ones stay', async () => {
    const over = { expires_at: new Date('2026-03-11T09:01:00+01:00') }
    const offer = await offerRow(shop, client.id, marco, over)
    await offerRow(shop, stranger.id, marco, {
      time: '17:00',
      expires_at: new Date('2026-03-11T09:02:00+01:00'),
    })
    await offerRow(shop, stranger.id, luca, { ...over, time: '17:00', outcome: 'declined', request: null })
    const names = { [offer.hold ?? '']: 'held', [offer.id]: 'offer', [offer.request ?? '']: 'wish' }
    expect(await changes(() => shop.offerFreedTimes(), names)).toMatchInlineSnapshot(`
      "~ appointments [held] held_for: offer → line client_id: client → null
      ~ waiting_list [wish] status: notified → pending
      ~ waiting_offers [offer] outcome: null → lapsed closed_at: null → now
      ! event kind=shop"
    `)
  })

  it('an offer without its hold is withdrawn, one from a clock ahead lapses', async () => {
    const lost = await offerRow(shop, client.id, marco, { hold: null })
    const ahead = await offerRow(shop, stranger.id, luca, {
      offered_at: new Date('2026-03-11T09:03:01+01:00'),
      expires_at: new Date('2026-03-11T10:00:00+01:00'),
    })
    const near = await offerRow(shop, (await signIn(shop)).id, luca, {
      time: '17:00',
      offered_at: new Date('2026-03-11T09:03:00+01:00'),
      expires_at: new Date('2026-03-11T10:00:00+01:00'),
    })
    const lines = await changes(() => shop.offerFreedTimes(), {
      [lost.id]: 'lost',
      [ahead.id]: 'ahead',
      [near.id]: 'near',
    })
    expect(tablesOf(lines, /^. waiting/)).toMatchInlineSnapshot(`
      [
        "~ waiting_list [#2] status: notified → pending",
        "~ waiting_list [#3] status: notified → pending",
        "~ waiting_offers [lost] outcome: null → withdrawn closed_at: null → now",
        "~ waiting_offers [ahead] outcome: null → lapsed closed_at: null → now",
      ]
    `)
  })

  it('an entry expires on its last day unless it has an offer', async () => {
    const over = { expires_at: new Date('2026-03-11T09:01:00+01:00') }
    const names = {
      [await requestRow(shop, client.id, marco, over)]: 'over',
      [await requestRow(shop, stranger.id, marco, { expires_at: new Date('2026-03-11T09:01:01+01:00') })]:
        'newer',
      [await requestRow(shop, stranger.id, luca, { ...over, status: 'booked' })]: 'booked',
    }
    await offerRow(shop, client.id, luca, { request: over })
    expect(await changes(() => shop.offerFreedTimes(), names)).toMatchInlineSnapshot(
      `"~ waiting_list [over] status: pending → expired"`,
    )
  })

  it('old offers are deleted, open and newer ones stay', async () => {
    const before = new Date('2026-03-01T00:00:00+01:00')
    const closed = (at: Date) => ({
      outcome: 'declined',
      closed_at: at,
      request: null,
      hold: null,
    })
    const names = {
      [(await offerRow(shop, client.id, marco, closed(new Date(before.getTime() - 1)))).id]: 'old',
      [(await offerRow(shop, client.id, marco, closed(before))).id]: 'newer',
      [(await offerRow(shop, client.id, luca)).id]: 'open',
    }
    expect(
      await changes(() => forgetOldOffers(shop.platform.database.db, before), names),
    ).toMatchInlineSnapshot(`"- waiting_offers [old]"`)
  })
})

describe('an offer', () => {
  it('that is accepted becomes an appointment with mails and ends entries for the service', async () => {
    const offer = await offerRow(shop, client.id, marco)
    const other = await offerRow(shop, client.id, luca, { time: '17:00' })
    const barba = await requestRow(shop, client.id, marco, { service_name: 'Barba' })
    await offerRow(shop, stranger.id, marco, { hold: null })
    await offerRow(shop, (await signIn(shop)).id, marco, { time: '17:00' })
    const names = {
      [offer.hold ?? '']: 'visit',
      [offer.id]: 'offer',
      [offer.request ?? '']: 'wish',
      [other.hold ?? '']: 'held by luca',
      [other.id]: 'offer of luca',
      [other.request ?? '']: 'wish for luca',
      [barba]: 'barba',
    }
    expect(await changes(() => answer(offer, 'accept'), names)).toMatchInlineSnapshot(`
      "~ appointments [visit] status: held → confirmed held_for: offer → null created_at: 2026-03-10 08:00 → now
          updated_at: 2026-03-10 08:00 → now customer_id: null → #1 hold_expires_at: 2027-01-01 01:00 → null
      ~ appointments [held by luca] held_for: offer → line client_id: client → null
      + messages id=#2 state=queued channel=email payload={date=2026-03-13, time=16:00, money={due=30,
          goesBack=true}, price=30, endsAt=2026-03-13 16:30, status=confirmed, service=Taglio, duration=30,
          startsAt=2026-03-13 16:00, firstName=Giulia, barberName=Marco Ferri, customerName=Giulia Bianchi,
          appointmentId=visit, customerPhone=+41790000099} template=appointment-booked
          cause_key=appointment-booked:visit:0:client-1:email recipient=client-1 send_after=now appointment_id=visit
      + messages id=#3 state=queued channel=email payload={date=2026-03-13, time=16:00, money={due=30,
          goesBack=true}, price=30, endsAt=2026-03-13 16:30, status=confirmed, service=Taglio, duration=30,
          startsAt=2026-03-13 16:00, firstName=Giulia, barberName=Marco Ferri, customerName=Giulia Bianchi,
          appointmentId=visit, customerPhone=+41790000099} template=barber-appointment-booked
          cause_key=barber-appointment-booked:visit:0:barber-1:email recipient=barber-1 send_after=now
          appointment_id=visit
      + rate_limits key=offer-link:127.0.0.1 expire=… points=1
      ~ waiting_list [wish] status: notified → booked
      ~ waiting_list [wish for luca] status: notified → booked
      ~ waiting_offers [offer] outcome: null → accepted closed_at: null → now
      ~ waiting_offers [offer of luca] outcome: null → superseded closed_at: null → now
      ! event kind=appointment change=booked appointmentId=visit barberId=marco barberName=Marco Ferri
          date=2026-03-13 time=16:00 service=Taglio customerName=Giulia Bianchi status=confirmed actorId=client"
    `)
    expect(
      await refusalsOf(shop, {
        again: () => answer(offer, 'accept'),
        decline: () => answer(offer, 'decline'),
      }),
    ).toEqual({ again: '200', decline: '409 OFFER_GONE' })
  })

  it('that is accepted is pending when the shop confirms by hand', async () => {
    const offer = await offerRow(shop, client.id, marco)
    await rowsOf('UPDATE studio_settings SET auto_confirm = false')
    await answer(offer, 'accept')
    await rowsOf('UPDATE studio_settings SET auto_confirm = true')
    expect(await rowsOf('SELECT status FROM appointments WHERE id = $1', [offer.hold])).toEqual([
      { status: 'pending' },
    ])
  })

  it('that is declined lets the client wait again and holds the slot for the next one', async () => {
    const offer = await offerRow(shop, client.id, marco)
    await offerRow(shop, client.id, luca, { time: '17:00' })
    await offerRow(shop, stranger.id, marco, { time: '17:00' })
    const names = { [offer.hold ?? '']: 'held', [offer.id]: 'offer', [offer.request ?? '']: 'wish' }
    expect(await changes(() => answer(offer, 'decline'), names)).toMatchInlineSnapshot(`
      "~ appointments [held] held_for: offer → line client_id: client → null
      + rate_limits key=offer-link:127.0.0.1 expire=… points=1
      ~ waiting_list [wish] status: notified → pending
      ~ waiting_offers [offer] outcome: null → declined closed_at: null → now
      ! event kind=shop"
    `)
    expect(
      await refusalsOf(shop, {
        again: () => answer(offer, 'decline'),
        accept: () => answer(offer, 'accept'),
      }),
    ).toEqual({ again: '200', accept: '409 OFFER_DECLINED' })
  })

  it('is not accepted when expired, lost, withdrawn or not bookable', async () => {
    const over = await offerRow(shop, client.id, marco, { expires_at: new Date('2026-03-11T09:00:00+01:00') })
    const lost = await offerRow(shop, client.id, marco, { hold: null, time: '17:00', request: null })
    const lapsed = await offerRow(shop, stranger.id, luca, {
      outcome: 'lapsed',
      time: '17:00',
      request: null,
    })
    const superseded = await offerRow(shop, stranger.id, luca, {
      outcome: 'superseded',
      time: '18:00',
      request: null,
    })
    const left = await offerRow(shop, client.id, luca, { time: '14:00', request: null })
    await rowsOf(`UPDATE appointments SET held_for = 'line', client_id = NULL WHERE id = $1`, [left.hold])
    const others = await offerRow(shop, client.id, luca, { time: '15:00', request: null })
    await rowsOf('UPDATE appointments SET client_id = $1 WHERE id = $2', [stranger.id, others.hold])
    const leaving = await signIn(shop)
    const gone = await offerRow(shop, leaving.id, marco, { time: '11:00' })
    await rowsOf('UPDATE users SET deleted_at = now() WHERE id = $1', [leaving.id])
    const full = await signIn(shop)
    const beyond = await offerRow(shop, full.id, marco, { time: '10:00' })
    await appointmentRow(shop, luca, { client_id: full.id, time: '11:00' })
    await rowsOf('UPDATE studio_settings SET max_future_per_client = 1')
    const answers = await refusalsOf(shop, {
      over: () => answer(over, 'accept'),
      overDeclined: () => answer(over, 'decline'),
      lost: () => answer(lost, 'accept'),
      lapsed: () => answer(lapsed, 'accept'),
      superseded: () => answer(superseded, 'accept'),
      withoutWish: () => answer(left, 'decline'),
      left: () => answer(left, 'accept'),
      others: () => answer(others, 'accept'),
      gone: () => answer(gone, 'accept'),
      beyond: () => answer(beyond, 'accept'),
    })
    await rowsOf('UPDATE studio_settings SET max_future_per_client = 1000')
    expect(answers).toMatchInlineSnapshot(`
      {
        "beyond": "409 PERSONAL_LIMIT",
        "gone": "409 OFFER_GONE",
        "lapsed": "409 OFFER_EXPIRED",
        "left": "409 OFFER_GONE",
        "lost": "409 OFFER_GONE",
        "others": "409 OFFER_GONE",
        "over": "409 OFFER_EXPIRED",
        "overDeclined": "409 OFFER_EXPIRED",
        "superseded": "409 OFFER_GONE",
        "withoutWish": "409 OFFER_GONE",
      }
    `)
  })

  it('is shown only with its link, without changing data', async () => {
    const other = await offerRow(shop, stranger.id, marco, { time: '17:00' })
    const offer = await offerRow(shop, client.id, marco)
    await requestRow(shop, client.id, luca)
    await requestRow(shop, client.id, null, { status: 'expired' })
    await requestRow(shop, client.id, marco, { service_name: 'Barba' })
    await requestRow(shop, stranger.id, luca)
    const look = (id: string, token: string) => visitor.get(`/waiting-list/offers/${id}?token=${token}`)
    const token = offerToken(shop.platform, offer.id)
    const { body, headers } = await look(offer.id, token)
    expect(headers.get('cache-control')).toBe('no-store')
    const { body: others } = await look(other.id, offerToken(shop.platform, other.id))
    expect([body.data._id, others.data._id]).toEqual([offer.id, other.id])
    expect(body.data).toMatchInlineSnapshot(
      { _id: expect.any(String) },
      `
      {
        "_id": Any<String>,
        "barber": "Marco Ferri",
        "date": "2026-03-13",
        "duration": 30,
        "expiresAt": "2026-03-11T08:20:00.000Z",
        "firstName": "Giulia",
        "otherRequests": 1,
        "price": 30,
        "service": "Taglio",
        "state": "open",
        "time": "16:00",
      }
    `,
    )
    expect(
      await refusalsOf(shop, {
        own: () => look(offer.id, token),
        other: () => look(other.id, token),
        wrong: () => look(offer.id, 'x'),
        malformed: () => look('x', token),
        accept: () => visitor.post(`/waiting-list/offers/${other.id}/accept`, { token }),
        decline: () => visitor.post(`/waiting-list/offers/${other.id}/decline`, { token }),
      }),
    ).toMatchInlineSnapshot(`
      {
        "accept": "404 OFFER_NOT_FOUND",
        "decline": "404 OFFER_NOT_FOUND",
        "malformed": "404 OFFER_NOT_FOUND",
        "other": "404 OFFER_NOT_FOUND",
        "own": "200",
        "wrong": "404 OFFER_NOT_FOUND",
      }
    `)
  })

  it('is listed for the owner, newest first and paginated', async () => {
    const at = (time: string) => ({ offered_at: new Date(`2026-03-11T${time}:00+01:00`) })
    await offerRow(shop, client.id, marco, at('08:50'))
    await offerRow(shop, stranger.id, luca, { ...at('08:55'), time: '17:00' })
    await offerRow(shop, stranger.id, marco, {
      ...at('08:40'),
      time: '18:00',
      outcome: 'lapsed',
      request: null,
    })
    const { body } = await admin.api.get('/waiting-list/offers?page=1&limit=2')
    expect([body.data.map(({ time }: { time: string }) => time), body.total ?? body.pagination])
      .toMatchInlineSnapshot(`
      [
        [
          "17:00",
          "16:00",
        ],
        {
          "page": 1,
          "pages": 2,
          "total": 3,
        },
      ]
    `)
    expect((await client.api.get('/waiting-list/offers')).status).toBe(403)
  })
})

describe('a booking', () => {
  it('over an own offer at another barber releases that slot and ends the entry', async () => {
    const offer = await offerRow(shop, client.id, luca, {
      time: '10:15',
      request: { preferred_barber_id: null },
    })
    const same = await offerRow(shop, client.id, marco, { time: '09:45' })
    const later = await offerRow(shop, client.id, marco, {
      time: '11:00',
      request: { service_name: 'Barba' },
    })
    const others = await offerRow(shop, stranger.id, luca, { time: '09:45' })
    await offerRow(shop, client.id, luca, {
      time: '11:30',
      request: { preferred_barber_id: null, service_name: 'Taglio + Barba' },
    })
    const before = await offerRow(shop, client.id, luca, {
      time: '09:00',
      request: { service_name: 'Taglio + Barba' },
    })
    await offerRow(shop, client.id, luca, {
      time: '10:15',
      outcome: 'declined',
      hold: null,
      request: null,
      request_id: before.request,
    })
    const line = await appointmentRow(shop, luca, { time: '14:00', held_for: 'line' })
    const names = {
      [offer.hold ?? '']: 'held by luca',
      [offer.id]: 'offer of luca',
      [same.hold ?? '']: 'held by marco',
      [same.id]: 'offer of marco',
      [later.id]: 'later offer',
      [later.hold ?? '']: 'held later',
      [others.hold ?? '']: 'of a stranger',
      [line]: 'of the line',
    }
    const lines = await changes(() => client.api.post('/appointments', clientBooking(marco.id)), names)
    expect(tablesOf(lines, /^. (appointments|waiting|freed)/)).toMatchInlineSnapshot(`
      [
        "~ appointments [held by luca] held_for: offer → line client_id: client → null",
        "+ appointments id=#1 status=confirmed ends_at=2026-03-13 10:30 shop_day=2026-03-13 barber_id=marco client_id=client starts_at=2026-03-13 10:00 service_id=#2 customer_id=#3 payment_type=in_person service_name=Taglio start_minute=600 payment_method=cash payment_status=pending price_centimes=3000 duration_minutes=30 browser_time_zone=Europe/Zurich",
        "~ waiting_list [#6] status: notified → booked",
        "~ waiting_list [#7] status: notified → booked",
        "~ waiting_offers [offer of luca] outcome: null → superseded closed_at: null → now",
        "~ waiting_offers [offer of marco] hold_id: held by marco → null outcome: null → superseded closed_at: null → now",
        "- appointments [held by marco]",
      ]
    `)
  })
})
