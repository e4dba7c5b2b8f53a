import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import type { Answer, Api } from '#tests/support/api.ts'
import { appointmentRow, forgetLineAndLimits, freedRow, offerRow } from '#tests/support/appointment-rows.ts'
import { changesAmong, refusalsOf, tablesOf } from '#tests/support/changes.ts'
import { givenNewBarber, givenNewPerson, givenPerson, givenShop, givenVisitor } from '#tests/support/given.ts'
import { sandboxOf } from '#tests/support/payments.ts'
import { clientBooking, guestBooking } from '#tests/support/people.ts'
import { hour, minute } from '#tests/support/test-clock.ts'

const shop = givenShop({ payments: { retries: 0 } })
const visitor = givenVisitor(shop)
const admin = givenPerson(shop, 'admin')
const client = givenNewPerson(shop)
const stranger = givenNewPerson(shop)
const marco = givenNewBarber(shop)
const luca = givenNewBarber(shop, { firstName: 'Luca' })

beforeAll(() => sandboxOf(shop).webhooks.pause())
beforeEach(async () => {
  shop.clock.set('2026-03-11T09:00:00+01:00')
  await forgetLineAndLimits(shop)
})

const changes = changesAmong(shop, () => ({
  [marco.id]: 'marco',
  [luca.id]: 'luca',
  [client.id]: 'client',
  [admin.id]: 'admin',
}))

const payIntent = async (api: Api, paymentIntentId: string) => {
  sandboxOf(shop).payments.pay({ paymentIntent: paymentIntentId })
  return await api.post('/payments/confirm', { paymentIntentId })
}

const guestData = (barberId: string, more: object = {}) => {
  const {
    paymentType: _type,
    payment: _payment,
    ...data
  } = guestBooking(barberId, more as Record<string, unknown>)
  return data
}
const hold = (api: Api, appointmentData: object, headers = {}) =>
  api.post('/payments/create-intent', { type: 'appointment', appointmentData }, headers)
const intentOf = ({ body }: Answer): string => body.data.paymentIntentId

async function nearTakenOffers() {
  const taken = {
    time: '16:00',
    outcome: 'superseded',
    closed_at: shop.clock.now(),
    request: null,
    hold: null,
  } as const
  await offerRow(shop, client.id, luca, taken)
  await offerRow(shop, stranger.id, marco, taken)
  await offerRow(shop, client.id, marco, { ...taken, shop_day: '2026-03-14' })
  await offerRow(shop, client.id, marco, { ...taken, outcome: 'declined' })
  await offerRow(shop, client.id, marco, { ...taken, closed_at: new Date('2026-03-11T08:59:00+01:00') })
}

describe('a held slot', () => {
  it('of a guest creates an appointment that blocks the slot, a payment and an event', async () => {
    await appointmentRow(shop, marco, { day: '2026-03-14' })
    const expired = await appointmentRow(shop, marco, {
      time: '15:00',
      held_for: 'payment',
      hold_expires_at: new Date('2026-03-11T08:00:00+01:00'),
    })
    const data = guestData(marco.id)
    const lines = await changes(() => hold(visitor, data), { [expired]: 'expired' })
    expect(lines).toMatchInlineSnapshot(`
      "+ appointments id=#1 status=held ends_at=2026-03-13 10:30 held_for=payment shop_day=2026-03-13 barber_id=marco
          starts_at=2026-03-13 10:00 service_id=#2 guest_email=anna-1 guest_phone=+4179-1 payment_type=online
          service_name=Taglio start_minute=600 payment_method=card payment_status=pending price_centimes=3000
          guest_last_name=Rossi hold_expires_at=2026-03-11 09:16 duration_minutes=30 guest_first_name=Anna
      + payments id=#3 payer={name=Anna Rossi, email=anna-1, phone=+4179-1} state=open caller=… account=salon
          purpose=appointment request={choice={date=2026-03-13, time=10:00, price=30, service=Taglio,
          barberId=marco, duration=30}, customer={kind=guest, email=anna-1, phone=+4179-1, lastName=Rossi,
          firstName=Anna}} currency=CHF appointment_id=#1 stripe_account=salon amount_centimes=3000
          stripe_intent_id=pi_…
      + rate_limits key=guest-booking-address:127.0.0.1 expire=… points=1
      + rate_limits key=guest-booking:+4179-1 127.0.0.1 expire=… points=1
      + rate_limits key=guest-booking:anna-1 127.0.0.1 expire=… points=1
      + rate_limits key=payment-start:127.0.0.1 expire=… points=1
      - appointments [expired]
      ! event kind=holds"
    `)
    const rival = () => hold(stranger.api, clientBooking(marco.id))
    expect(await refusalsOf(shop, { rival })).toEqual({ rival: '409 SLOT_TAKEN' })
  })

  it('of a client over the own offer ends the offer and holds the slot for the payment', async () => {
    const offer = await offerRow(shop, client.id, marco, { time: '10:00' })
    await offerRow(shop, client.id, luca, { time: '09:30' })
    await offerRow(shop, client.id, luca, { time: '10:30', request: { service_name: 'Barba' } })
    await offerRow(shop, stranger.id, marco, { time: '16:00' })
    const lines = await changes(() => hold(client.api, clientBooking(marco.id)), {
      [offer.hold ?? '']: 'offered',
      [offer.id]: 'offer',
    })
    expect(tablesOf(lines, /^. (appointments|payments|waiting|event)/)).toMatchInlineSnapshot(`
      [
        "+ appointments id=#1 status=held ends_at=2026-03-13 10:30 held_for=payment shop_day=2026-03-13 barber_id=marco client_id=client starts_at=2026-03-13 10:00 service_id=#2 payment_type=online service_name=Taglio start_minute=600 payment_method=card payment_status=pending price_centimes=3000 hold_expires_at=2026-03-11 09:16 duration_minutes=30 browser_time_zone=Europe/Zurich",
        "+ payments id=#3 payer={name=Giulia Bianchi, email=client-1, phone=+41790000099} state=open account=salon purpose=appointment request={choice={date=2026-03-13, time=10:00, price=30, service=Taglio, barberId=marco, duration=30}, customer={kind=client, email=client-1, phone=+41790000099, userId=client, lastName=Bianchi, firstName=Giulia}, browserTimeZone=Europe/Zurich} user_id=client currency=CHF appointment_id=#1 stripe_account=salon amount_centimes=3000 stripe_intent_id=pi_…",
        "~ waiting_list [#4] status: notified → pending",
        "~ waiting_offers [offer] hold_id: offered → null outcome: null → superseded closed_at: null → now",
        "- appointments [offered]",
        "! event kind=holds",
      ]
    `)
  })

  it('is created once with its payment for a repeated key', async () => {
    const key = { 'idempotency-key': crypto.randomUUID() }
    const data = guestData(marco.id)
    const first = await hold(visitor, data, key)
    const lines = await changes(() => hold(visitor, data, key))
    expect(tablesOf(lines, /^. (?!rate)/)).toEqual([])
    expect(intentOf(await hold(visitor, data, key))).toBe(intentOf(first))
    shop.clock.advance(16 * minute)
    expect(intentOf(await hold(visitor, data, key))).not.toBe(intentOf(first))
  })

  it('becomes an appointment when paid: both sides are notified, other holds stay', async () => {
    const intent = intentOf(await hold(visitor, guestData(marco.id)))
    const other = intentOf(await hold(stranger.api, clientBooking(marco.id, { time: '11:00' })))
    const lines = await changes(() => payIntent(visitor, intent), { [other]: 'other' })
    expect(lines).toMatchInlineSnapshot(`
      "~ appointments [#1] status: held → confirmed held_for: payment → null created_at: 2026-03-11 09:00 → now
          updated_at: 2026-03-11 09:00 → now customer_id: null → #2 paid_centimes: 0 → 3000
          payment_status: pending → completed hold_expires_at: 2026-03-11 09:15 → null
      + customer_keys kind=email value=anna-1 customer_id=#2
      + customers id=#2 email=anna-1 phone=+4179-1 searched=anna rossi anna-1 +4179-1 last_name=Rossi
          first_name=Anna
      + messages id=#3 state=queued channel=email payload={date=2026-03-13, paid=30, time=10:00, money={online=30,
          goesBack=true}, price=30, token=…, endsAt=2026-03-13 10:30, status=confirmed, isGuest=true,
          service=Taglio, duration=30, startsAt=2026-03-13 10:00, firstName=Anna, barberName=Marco Ferri,
          customerName=Anna Rossi, appointmentId=#1, customerPhone=+4179-1} template=appointment-booked
          cause_key=appointment-booked:#1:0:anna-1:email recipient=anna-1 send_after=now appointment_id=#1
      + messages id=#4 state=queued channel=email payload={date=2026-03-13, paid=30, time=10:00, money={online=30,
          goesBack=true}, price=30, endsAt=2026-03-13 10:30, status=confirmed, isGuest=true, service=Taglio,
          duration=30, startsAt=2026-03-13 10:00, firstName=Anna, barberName=Marco Ferri, customerName=Anna Rossi,
          appointmentId=#1, customerPhone=+4179-1} template=barber-appointment-booked
          cause_key=barber-appointment-booked:#1:0:barber-1:email recipient=barber-1 send_after=now
          appointment_id=#1
      ~ payments [#5] state: open → succeeded caller: … → null method: null → card paid_at: null → now
          request: {choice={date=2026-03-13, time=10:00, price=30, service=Taglio, barberId=marco, duration=30}, customer={kind=guest, email=anna-1, phone=+4179-1, lastName=Rossi, firstName=Anna}} → null
          updated_at: 2026-03-11 09:00 → now
      + rate_limits key=payment-question:127.0.0.1 expire=… points=1
      ! event kind=appointment change=booked appointmentId=#1 barberId=marco barberName=Marco Ferri date=2026-03-13
          time=10:00 service=Taglio customerName=Anna Rossi status=confirmed"
    `)
  })

  it('is confirmed when paid even when the shop confirms by hand', async () => {
    const { pool } = shop.platform.database
    const intent = intentOf(await hold(visitor, guestData(marco.id)))
    await pool.query('UPDATE studio_settings SET auto_confirm = false')
    const lines = await changes(() => payIntent(visitor, intent))
    await pool.query('UPDATE studio_settings SET auto_confirm = true')
    expect(lines).toContain('status: held → confirmed')
  })

  it('is not held again for the same key once it is paid', async () => {
    const key = { 'idempotency-key': crypto.randomUUID() }
    const data = guestData(marco.id)
    await payIntent(visitor, intentOf(await hold(visitor, data, key)))
    const lines = await changes(() => hold(visitor, data, key))
    expect(tablesOf(lines, /^. (?!rate)/)).toEqual([])
  })

  it('ends with its payment when released; other holds stay', async () => {
    await nearTakenOffers()
    const intent = intentOf(await hold(client.api, clientBooking(marco.id, { time: '16:00' })))
    await hold(stranger.api, clientBooking(marco.id, { time: '11:00' }))
    const release = () => client.api.post('/payments/release', { paymentIntentId: intent })
    expect(tablesOf(await changes(release), /^. (?!rate)/)).toMatchInlineSnapshot(`
      [
        "~ payments [#1] state: open → cancelled request: {choice={date=2026-03-13, time=16:00, price=30, service=Taglio, barberId=marco, duration=30}, customer={kind=client, email=client-1, phone=+41790000099, userId=client, lastName=Bianchi, firstName=Giulia}, browserTimeZone=Europe/Zurich} → null updated_at: 2026-03-11 09:00 → now appointment_id: #2 → null",
        "- appointments [#2]",
        "! event kind=holds",
      ]
    `)
  })

  it('over an own offer returns to the waiting list when released, not to the same client', async () => {
    await nearTakenOffers()
    const freed = await freedRow(shop, marco)
    await offerRow(shop, client.id, marco, { freed_time_id: freed })
    const intent = intentOf(await hold(client.api, clientBooking(marco.id, { time: '16:00' })))
    const release = () => client.api.post('/payments/release', { paymentIntentId: intent })
    expect(tablesOf(await changes(release), /^. (?!rate)/)).toMatchInlineSnapshot(`
      [
        "+ appointments id=#1 status=held ends_at=2026-03-13 16:30 held_for=line shop_day=2026-03-13 barber_id=marco starts_at=2026-03-13 16:00 service_id=#2 payment_type=in_person service_name=Taglio start_minute=960 payment_method=cash payment_status=pending price_centimes=3000 hold_expires_at=2026-03-11 09:06 duration_minutes=30",
        "+ freed_times id=#3 hold_id=#1 freed_at=now shop_day=2026-03-13 barber_id=marco end_minute=990 start_minute=960",
        "~ payments [#4] state: open → cancelled request: {choice={date=2026-03-13, time=16:00, price=30, service=Taglio, barberId=marco, duration=30}, customer={kind=client, email=client-1, phone=+41790000099, userId=client, lastName=Bianchi, firstName=Giulia}, browserTimeZone=Europe/Zurich} → null updated_at: 2026-03-11 09:00 → now appointment_id: #5 → null",
        "~ waiting_offers [#6] freed_time_id: #7 → #3",
        "- appointments [#5]",
        "! event kind=holds",
      ]
    `)
  })

  it('over an own offer is deleted when released after the end of the visit', async () => {
    await offerRow(shop, client.id, marco)
    const intent = intentOf(await hold(client.api, clientBooking(marco.id, { time: '16:00' })))
    shop.clock.set('2026-03-13T16:29:00+01:00')
    const lines = await changes(() => visitor.post('/payments/release', { paymentIntentId: intent }))
    expect(tablesOf(lines, /^. (appointments|freed|waiting)/)).toMatchInlineSnapshot(`
      [
        "- appointments [#2]",
      ]
    `)
  })

  it('of a guest counts towards the personal limit of the same caller only', async () => {
    const { pool } = shop.platform.database
    await pool.query('UPDATE studio_settings SET max_future_per_guest = 1')
    const guest = { email: 'uno@posta.test', phone: '+41795550189' }
    await hold(visitor, guestData(marco.id, guest))
    const second = () => hold(visitor, guestData(marco.id, { ...guest, time: '14:00' }))
    expect(await refusalsOf(shop, { second })).toEqual({ second: '409 PERSONAL_LIMIT' })
    await pool.query(`UPDATE payments SET caller = 'elsewhere' WHERE state = 'open'`)
    expect((await second()).status).toBe(201)
    await pool.query('UPDATE studio_settings SET max_future_per_guest = 1000')
  })

  it('that expired is booked by a late payment while the slot is free', async () => {
    const data = guestData(marco.id)
    const intent = intentOf(await hold(visitor, data))
    await shop.platform.database.pool.query(`DELETE FROM appointments WHERE barber_id = $1`, [marco.id])
    await shop.platform.database.pool.query(`UPDATE services SET price_centimes = 3300 WHERE name = 'Taglio'`)
    const lines = await changes(() => payIntent(visitor, intent))
    await shop.platform.database.pool.query(`UPDATE services SET price_centimes = 3000 WHERE name = 'Taglio'`)
    expect(lines).toMatchInlineSnapshot(`
      "+ appointments id=#1 status=confirmed ends_at=2026-03-13 10:30 shop_day=2026-03-13 barber_id=marco
          starts_at=2026-03-13 10:00 service_id=#2 customer_id=#3 guest_email=anna-1 guest_phone=+4179-1
          payment_type=online service_name=Taglio start_minute=600 paid_centimes=3000 payment_method=card
          payment_status=completed price_centimes=3000 guest_last_name=Rossi duration_minutes=30
          guest_first_name=Anna
      + customer_keys kind=email value=anna-1 customer_id=#3
      + customers id=#3 email=anna-1 phone=+4179-1 searched=anna rossi anna-1 +4179-1 last_name=Rossi
          first_name=Anna
      + messages id=#4 state=queued channel=email payload={date=2026-03-13, paid=30, time=10:00, money={online=30,
          goesBack=true}, price=30, token=…, endsAt=2026-03-13 10:30, status=confirmed, isGuest=true,
          service=Taglio, duration=30, startsAt=2026-03-13 10:00, firstName=Anna, barberName=Marco Ferri,
          customerName=Anna Rossi, appointmentId=#1, customerPhone=+4179-1} template=appointment-booked
          cause_key=appointment-booked:#1:0:anna-1:email recipient=anna-1 send_after=now appointment_id=#1
      + messages id=#5 state=queued channel=email payload={date=2026-03-13, paid=30, time=10:00, money={online=30,
          goesBack=true}, price=30, endsAt=2026-03-13 10:30, status=confirmed, isGuest=true, service=Taglio,
          duration=30, startsAt=2026-03-13 10:00, firstName=Anna, barberName=Marco Ferri, customerName=Anna Rossi,
          appointmentId=#1, customerPhone=+4179-1} template=barber-appointment-booked
          cause_key=barber-appointment-booked:#1:0:barber-1:email recipient=barber-1 send_after=now
          appointment_id=#1
      ~ payments [#6] state: open → succeeded caller: … → null method: null → card paid_at: null → now
          request: {choice={date=2026-03-13, time=10:00, price=30, service=Taglio, barberId=marco, duration=30}, customer={kind=guest, email=anna-1, phone=+4179-1, lastName=Rossi, firstName=Anna}} → null
          updated_at: 2026-03-11 09:00 → now appointment_id: null → #1
      + rate_limits key=payment-question:127.0.0.1 expire=… points=1
      ! event kind=appointment change=booked appointmentId=#1 barberId=marco barberName=Marco Ferri date=2026-03-13
          time=10:00 service=Taglio customerName=Anna Rossi status=confirmed"
    `)
  })

  it('that expired is refunded when the slot is taken', async () => {
    const intent = intentOf(await hold(visitor, guestData(marco.id)))
    await shop.platform.database.pool.query(`DELETE FROM appointments WHERE barber_id = $1`, [marco.id])
    await appointmentRow(shop, marco, { time: '10:15' })
    const lines = await changes(() => payIntent(visitor, intent))
    expect(tablesOf(lines, /^. (?!rate)/)).toMatchInlineSnapshot(`
      [
        "+ messages id=#1 state=queued channel=email payload={name=Anna Rossi, amount=30, reason=Il posto non era più disponibile, paymentId=#2} template=payment-refunded cause_key=payment-refunded:#2:anna-1:email recipient=anna-1 send_after=now",
        "~ payments [#2] state: open → succeeded caller: … → null method: null → card paid_at: null → now request: {choice={date=2026-03-13, time=10:00, price=30, service=Taglio, barberId=marco, duration=30}, customer={kind=guest, email=anna-1, phone=+4179-1, lastName=Rossi, firstName=Anna}} → null updated_at: 2026-03-11 09:00 → now unfulfilled: null → Il posto non era più disponibile",
        "+ refunds id=#3 state=requested reason=Il posto non era più disponibile payment_id=#2 send_after=now amount_centimes=3000",
      ]
    `)
  })

  it('that expired is not booked for a payer whose data was erased', async () => {
    const { pool } = shop.platform.database
    const intent = intentOf(await hold(visitor, guestData(marco.id)))
    await pool.query(`DELETE FROM appointments WHERE barber_id = $1`, [marco.id])
    await pool.query(`UPDATE payments SET payer = NULL WHERE stripe_intent_id = $1`, [intent])
    const lines = await changes(() => payIntent(visitor, intent))
    expect(tablesOf(lines, /^. (appointments|refunds)/)).toMatchInlineSnapshot(`
      [
        "+ refunds id=#2 state=requested reason=Il pagamento non corrisponde a nessuna prenotazione payment_id=#1 send_after=now amount_centimes=3000",
      ]
    `)
  })

  it('is not booked when the payer was deleted or the slot has begun', async () => {
    const { pool } = shop.platform.database
    const left = intentOf(await hold(client.api, clientBooking(marco.id)))
    await pool.query('UPDATE users SET deleted_at = now() WHERE id = $1', [client.id])
    const lines = tablesOf(
      await changes(() => payIntent(visitor, left)),
      /^. (appointments|payments|refunds)/,
    )
    expect(lines).toMatchInlineSnapshot(`
      [
        "~ payments [#2] state: open → succeeded method: null → card paid_at: null → now request: {choice={date=2026-03-13, time=10:00, price=30, service=Taglio, barberId=marco, duration=30}, customer={kind=client, email=client-1, phone=+41790000099, userId=client, lastName=Bianchi, firstName=Giulia}, browserTimeZone=Europe/Zurich} → null updated_at: 2026-03-11 09:00 → now unfulfilled: null → Il pagamento non corrisponde a nessuna prenotazione appointment_id: #3 → null",
        "+ refunds id=#4 state=requested reason=Il pagamento non corrisponde a nessuna prenotazione payment_id=#2 send_after=now amount_centimes=3000",
        "- appointments [#3]",
      ]
    `)
    const begun = intentOf(await hold(visitor, guestData(marco.id, { time: '17:00' })))
    shop.clock.set('2026-03-13T17:00:00+01:00')
    await pool.query(
      `UPDATE appointments SET hold_expires_at = '2026-03-14' WHERE status = 'held' AND barber_id = $1`,
      [marco.id],
    )
    const later = tablesOf(
      await changes(() => payIntent(visitor, begun)),
      /^. (appointments|payments|refunds)/,
    )
    expect(later).toMatchInlineSnapshot(`
      [
        "~ payments [#2] state: open → succeeded caller: … → null method: null → card paid_at: null → now request: {choice={date=2026-03-13, time=17:00, price=30, service=Taglio, barberId=marco, duration=30}, customer={kind=guest, email=anna-1, phone=+4179-1, lastName=Rossi, firstName=Anna}} → null updated_at: 2026-03-11 09:01 → now unfulfilled: null → Il posto non era più disponibile appointment_id: #3 → null",
        "+ refunds id=#4 state=requested reason=Il posto non era più disponibile payment_id=#2 send_after=now amount_centimes=3000",
        "- appointments [#3]",
      ]
    `)
  })

  it('is refused to a person with two holds, and with a stale price', async () => {
    const { pool } = shop.platform.database
    await hold(client.api, clientBooking(marco.id, { time: '11:00' }))
    await hold(client.api, clientBooking(marco.id, { time: '14:00' }))
    const two = { email: 'doppio@posta.test', phone: '+41795550188' }
    await hold(visitor, guestData(luca.id, { ...two, time: '11:00' }))
    await hold(visitor, guestData(luca.id, { ...two, time: '14:00' }))
    const at = { time: '15:00' }
    expect(
      await refusalsOf(shop, {
        third: () => hold(client.api, clientBooking(marco.id, at)),
        dearer: () => hold(stranger.api, clientBooking(marco.id, { price: 25 })),
        thirdOfGuest: () => hold(visitor, guestData(luca.id, { ...two, ...at })),
        ofThePhone: () => hold(visitor, guestData(luca.id, { ...at, phone: two.phone })),
        ofTheAddress: () => hold(visitor, guestData(luca.id, { ...at, email: two.email })),
      }),
    ).toMatchInlineSnapshot(`
      {
        "dearer": "409 PRICE_CHANGED",
        "ofTheAddress": "409 TOO_MANY_HOLDS",
        "ofThePhone": "409 TOO_MANY_HOLDS",
        "third": "409 TOO_MANY_HOLDS",
        "thirdOfGuest": "409 TOO_MANY_HOLDS",
      }
    `)
    await pool.query(`UPDATE payments SET caller = 'elsewhere' WHERE state = 'open'`)
    expect((await hold(visitor, guestData(luca.id, { ...two, time: '15:00' }))).status).toBe(201)
  })
})

describe('a guest who has paid', () => {
  const bookPaid = (data: object, intentId: string | undefined) =>
    visitor.post('/appointments/public/appointments/guest', {
      ...data,
      paymentType: 'online',
      payment: { method: 'card', status: 'completed', amount: 30, stripePaymentIntentId: intentId },
    })

  it('gets the own appointment, never with another email, day or time', async () => {
    const data = guestData(marco.id)
    const intent = intentOf(await hold(visitor, data))
    await hold(visitor, guestData(marco.id, { time: '14:00' }))
    expect((await bookPaid(data, intent)).body.code).toBe('PAYMENT_REQUIRED')
    await payIntent(visitor, intent)
    const other = async (more: object) => {
      const { status, body } = await bookPaid({ ...data, ...more }, intent)
      return `${status} ${body.code ?? body.status}`
    }
    expect({
      own: await other({}),
      address: await other({ email: 'altra@posta.test' }),
      day: await other({ date: '2026-03-14' }),
      time: await other({ time: '10:15' }),
      noIntent: (await bookPaid(data, undefined)).body.code,
      unknown: (await bookPaid(data, 'pi_unknown')).body.code,
    }).toMatchInlineSnapshot(`
      {
        "address": "402 PAYMENT_REQUIRED",
        "day": "402 PAYMENT_REQUIRED",
        "noIntent": "PAYMENT_REQUIRED",
        "own": "201 confirmed",
        "time": "402 PAYMENT_REQUIRED",
        "unknown": "PAYMENT_REQUIRED",
      }
    `)
  })

  it('gets pending while the bank decides, 409 SLOT_TAKEN when the slot is taken', async () => {
    const data = guestData(marco.id)
    const intent = intentOf(await hold(visitor, data))
    sandboxOf(shop).payments.keepProcessing({ count: 1 })
    sandboxOf(shop).payments.pay({ paymentIntent: intent })
    const undecided = await bookPaid(data, intent)
    expect([undecided.status, undecided.body.status]).toEqual([201, 'pending'])
    sandboxOf(shop).payments.settle({ paymentIntent: intent, isPaid: true })
    await shop.platform.database.pool.query(`DELETE FROM appointments WHERE barber_id = $1`, [marco.id])
    await appointmentRow(shop, marco, { time: '10:15' })
    shop.clock.advance(hour)
    await client.api.post('/payments/confirm', { paymentIntentId: intent })
    const gone = await bookPaid(data, intent)
    expect([gone.status, gone.body.code]).toEqual([409, 'SLOT_TAKEN'])
  })
})
