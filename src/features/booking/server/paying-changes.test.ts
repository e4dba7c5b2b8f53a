import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import type { Answer, Api } from '#tests/support/api.ts'
import { appointmentRow, forgetLineAndLimits, paymentRow } from '#tests/support/appointment-rows.ts'
import { changesAmong, refusalsOf, tablesOf } from '#tests/support/changes.ts'
import { givenNewBarber, givenNewPerson, givenPerson, givenShop } from '#tests/support/given.ts'
import { sandboxOf } from '#tests/support/payments.ts'
import { type Person, signIn } from '#tests/support/people.ts'

const shop = givenShop({ payments: { retries: 0 } })
const admin = givenPerson(shop, 'admin')
const client = givenNewPerson(shop)
const stranger = givenNewPerson(shop)
const marco = givenNewBarber(shop)
const luca = givenNewBarber(shop, { firstName: 'Luca' })
let marcosLogin: Person

beforeAll(() => sandboxOf(shop).webhooks.pause())
beforeEach(async () => {
  shop.clock.set('2026-03-11T09:00:00+01:00')
  await forgetLineAndLimits(shop)
  marcosLogin = await signIn(shop, 'barber', marco.id)
})

const changes = changesAmong(shop, () => ({
  [marco.id]: 'marco',
  [luca.id]: 'luca',
  [client.id]: 'client',
  [admin.id]: 'admin',
}))

async function visitAmongOthers(columns: Parameters<typeof appointmentRow>[2] = {}) {
  const visit = await appointmentRow(shop, marco, { client_id: client.id, ...columns })
  const later = await appointmentRow(shop, marco, { client_id: client.id, time: '14:00' })
  await paymentRow(shop, later, { user_id: client.id, state: 'open', amount_centimes: 1500 })
  await paymentRow(shop, visit, { user_id: client.id, state: 'cancelled', amount_centimes: 1200 })
  await paymentRow(shop, await appointmentRow(shop, luca, { client_id: stranger.id }), { method: 'cash' })
  return visit
}

async function paidVisit(
  paid: { card?: number; cash?: number },
  columns: Parameters<typeof appointmentRow>[2] = {},
) {
  const { card = 0, cash = 0 } = paid
  const visit = await visitAmongOthers({
    paid_centimes: card + cash,
    cash_centimes: cash,
    payment_status: 'completed',
    ...columns,
  })
  const payment =
    card > 0 ? await paymentRow(shop, visit, { amount_centimes: card, user_id: client.id }) : undefined
  if (cash > 0) await paymentRow(shop, visit, { amount_centimes: cash, method: 'cash' })
  return { visit, names: { [visit]: 'visit', ...(payment && { [payment]: 'card' }) } }
}

const pay = (api: Api, id: string, paymentMethod = 'online') =>
  api.post(`/payments/appointment/${id}`, { paymentMethod })
const payIntent = async (api: Api, paymentIntentId: string) => {
  sandboxOf(shop).payments.pay({ paymentIntent: paymentIntentId })
  return await api.post('/payments/confirm', { paymentIntentId })
}

const intentOf = ({ body }: Answer): string => body.data.paymentIntentId

describe('an own appointment', () => {
  it('opens one online payment for the amount due, shared by a second window', async () => {
    const visit = await visitAmongOthers()
    const lines = await changes(() => pay(client.api, visit), { [visit]: 'visit' })
    expect(lines).toMatchInlineSnapshot(`
      "+ payments id=#1 payer={name=Giulia Bianchi, email=client-1, phone=+41790000099} state=open account=salon
          purpose=appointment user_id=client currency=CHF appointment_id=visit stripe_account=salon
          amount_centimes=3000 stripe_intent_id=pi_…
      + rate_limits key=appointment-payment:client expire=… points=1"
    `)
    const first = await pay(client.api, visit)
    expect(intentOf(await pay(client.api, visit))).toBe(intentOf(first))
  })

  it('at a higher price opens a new payment and cancels the old one', async () => {
    const visit = await visitAmongOthers()
    await pay(client.api, visit)
    await shop.platform.database.pool.query('UPDATE appointments SET price_centimes = 4500 WHERE id = $1', [
      visit,
    ])
    const lines = await changes(() => pay(client.api, visit), { [visit]: 'visit' })
    expect(tablesOf(lines, /^. payments/)).toMatchInlineSnapshot(`
      [
        "~ payments [#1] state: open → cancelled updated_at: 2026-03-11 09:00 → now",
        "+ payments id=#2 payer={name=Giulia Bianchi, email=client-1, phone=+41790000099} state=open account=salon purpose=appointment user_id=client currency=CHF appointment_id=visit stripe_account=salon amount_centimes=4500 stripe_intent_id=pi_…",
      ]
    `)
  })

  it('paid online updates its sums, sends a receipt and notifies open screens', async () => {
    const visit = await visitAmongOthers()
    const intent = intentOf(await pay(client.api, visit))
    expect(await changes(() => payIntent(client.api, intent), { [visit]: 'visit' })).toMatchInlineSnapshot(`
      "~ appointments [visit] updated_at: 2026-03-10 08:00 → now payment_type: in_person → online
          paid_centimes: 0 → 3000 payment_method: cash → card payment_status: pending → completed
      + messages id=#1 state=queued channel=email payload={date=2026-03-13, paid=30, time=10:00, money={online=30,
          goesBack=true}, price=30, endsAt=2026-03-13 10:30, status=confirmed, service=Taglio, duration=30,
          startsAt=2026-03-13 10:00, firstName=Giulia, barberName=Marco Ferri, customerName=Giulia Bianchi,
          appointmentId=visit, customerPhone=+41790000099} template=appointment-paid
          cause_key=appointment-paid:#2:client-1:email recipient=client-1 send_after=now appointment_id=visit
      ~ payments [#2] state: open → succeeded method: null → card paid_at: null → now
          updated_at: 2026-03-11 09:00 → now
      + rate_limits key=payment-question:127.0.0.1 expire=… points=1
      ! event kind=holds"
    `)
  })

  it('cannot be paid online when paid, cancelled, foreign or by staff', async () => {
    const { pool } = shop.platform.database
    const visit = await visitAmongOthers()
    const paid = await appointmentRow(shop, marco, {
      client_id: stranger.id,
      time: '11:00',
      paid_centimes: 3000,
      payment_status: 'completed',
    })
    await paymentRow(shop, paid, { user_id: stranger.id })
    const off = await appointmentRow(shop, marco, {
      client_id: client.id,
      time: '16:00',
      status: 'cancelled',
    })
    const guests = await appointmentRow(shop, marco, { guest_email: client.email, time: '17:00' })
    expect(
      await refusalsOf(shop, {
        stranger: () => pay(stranger.api, visit),
        barber: () => pay(marcosLogin.api, visit),
        owner: () => pay(admin.api, visit),
        paid: () => pay(stranger.api, paid),
        off: () => pay(client.api, off),
        unproven: () => pay(client.api, guests),
        tillByClient: () => pay(client.api, visit, 'in_person'),
        tillByStranger: () => pay(stranger.api, visit, 'in_person'),
        tillOfPaid: () => pay(admin.api, paid, 'in_person'),
        tillOfCancelled: () => pay(admin.api, off, 'in_person'),
      }),
    ).toMatchInlineSnapshot(`
      {
        "barber": "403 FORBIDDEN",
        "off": "409 ALREADY_CANCELLED",
        "owner": "403 FORBIDDEN",
        "paid": "409 ALREADY_PAID",
        "stranger": "404 APPOINTMENT_NOT_FOUND",
        "tillByClient": "403 FORBIDDEN",
        "tillByStranger": "404 APPOINTMENT_NOT_FOUND",
        "tillOfCancelled": "409 ALREADY_CANCELLED",
        "tillOfPaid": "409 ALREADY_PAID",
        "unproven": "404 APPOINTMENT_NOT_FOUND",
      }
    `)
    await pool.query('UPDATE users SET email_verified_at = now() WHERE id = $1', [client.id])
    expect((await pay(client.api, guests)).status).toBe(200)
  })

  it('of a barber at a colleague is paid online by that barber', async () => {
    const visit = await appointmentRow(shop, luca, { client_id: marcosLogin.id, time: '11:00' })
    const own = await appointmentRow(shop, marco, { client_id: marcosLogin.id, time: '17:00' })
    expect([(await pay(marcosLogin.api, visit)).status, (await pay(marcosLogin.api, own)).status]).toEqual([
      200, 200,
    ])
  })
})

describe('a payment in the shop', () => {
  it('to the barber adds a cash payment and a log entry and cancels the open online payment', async () => {
    const visit = await visitAmongOthers()
    await pay(client.api, visit)
    expect(await changes(() => pay(marcosLogin.api, visit, 'in_person'), { [visit]: 'visit' }))
      .toMatchInlineSnapshot(`
      "~ appointments [visit] updated_at: 2026-03-10 08:00 → now cash_centimes: 0 → 3000 paid_centimes: 0 → 3000
          payment_status: pending → completed
      + audit_log at=now id=#1 after={date=2026-03-13, amount=30, service=Taglio} action=paid entity=payment
          actor_id=#2 entity_id=#3 actor_name=Giulia Bianchi actor_role=barber entity_name=Giulia Bianchi
      ~ payments [#4] state: open → cancelled updated_at: 2026-03-11 09:00 → now
      + payments id=#3 state=succeeded method=cash account=salon paid_at=now purpose=appointment user_id=client
          currency=CHF appointment_id=visit amount_centimes=3000
      ! event kind=shop"
    `)
  })

  it('takes only the rest when a part is paid online', async () => {
    const visit = await appointmentRow(shop, marco, { price_centimes: 4500, paid_centimes: 3000 })
    await paymentRow(shop, visit, { amount_centimes: 3000 })
    const lines = await changes(() => pay(admin.api, visit, 'in_person'), { [visit]: 'visit' })
    expect(tablesOf(lines, /^. (appointments|payments)/)).toMatchInlineSnapshot(`
      [
        "~ appointments [visit] updated_at: 2026-03-10 08:00 → now cash_centimes: 0 → 1500 paid_centimes: 3000 → 4500 payment_status: pending → completed",
        "+ payments id=#2 state=succeeded method=cash account=salon paid_at=now purpose=appointment currency=CHF appointment_id=visit amount_centimes=1500",
      ]
    `)
  })
})

describe('a late online payment', () => {
  const late = async (before: (visit: string) => Promise<unknown>) => {
    const visit = await visitAmongOthers()
    const intent = intentOf(await pay(client.api, visit))
    sandboxOf(shop).payments.pay({ paymentIntent: intent })
    await before(visit)
    const confirm = () => client.api.post('/payments/confirm', { paymentIntentId: intent })
    return tablesOf(
      await changes(confirm, { [visit]: 'visit' }),
      /^. (appointments|payments|refunds|messages|event)/,
    )
  }

  it('for a cancelled appointment is refunded', async () => {
    const { pool } = shop.platform.database
    expect(
      await late((id) =>
        pool.query(`UPDATE appointments SET status = 'cancelled', cancelled_at = created_at WHERE id = $1`, [
          id,
        ]),
      ),
    ).toMatchInlineSnapshot(`
      [
        "+ messages id=#1 state=queued channel=email payload={name=Giulia Bianchi, amount=30, reason=Appuntamento cancellato, paymentId=#2} template=payment-refunded cause_key=payment-refunded:#2:client-1:email recipient=client-1 send_after=now",
        "~ payments [#2] state: open → succeeded method: null → card paid_at: null → now updated_at: 2026-03-11 09:00 → now unfulfilled: null → Appuntamento cancellato",
        "+ refunds id=#3 state=requested reason=Appuntamento cancellato payment_id=#2 send_after=now amount_centimes=3000",
      ]
    `)
  })

  it('for an appointment already paid is refunded', async () => {
    const lines = await late(async (id) => {
      await paymentRow(shop, id, { method: 'cash' })
      await shop.platform.database.pool.query(
        `UPDATE appointments SET paid_centimes = 3000, cash_centimes = 3000 WHERE id = $1`,
        [id],
      )
    })
    expect(lines).toMatchInlineSnapshot(`
      [
        "+ messages id=#1 state=queued channel=email payload={name=Giulia Bianchi, amount=30, reason=L’appuntamento era già pagato, paymentId=#2} template=payment-refunded cause_key=payment-refunded:#2:client-1:email recipient=client-1 send_after=now",
        "~ payments [#2] state: open → succeeded method: null → card paid_at: null → now updated_at: 2026-03-11 09:00 → now unfulfilled: null → L’appuntamento era già pagato",
        "+ refunds id=#3 state=requested reason=L’appuntamento era già pagato payment_id=#2 send_after=now amount_centimes=3000",
      ]
    `)
  })

  it('for less than is due marks the appointment as partially paid', async () => {
    const { pool } = shop.platform.database
    const lines = await late((id) =>
      pool.query('UPDATE appointments SET price_centimes = 4500 WHERE id = $1', [id]),
    )
    expect(lines.filter((line) => line.startsWith('~ appointments'))).toMatchInlineSnapshot(`
      [
        "~ appointments [visit] updated_at: 2026-03-10 08:00 → now payment_type: in_person → online paid_centimes: 0 → 3000 payment_method: cash → card payment_status: pending → partially_paid",
      ]
    `)
  })

  it('for more than is due is refunded in part', async () => {
    const { pool } = shop.platform.database
    expect(
      await late((id) => pool.query('UPDATE appointments SET price_centimes = 2000 WHERE id = $1', [id])),
    ).toMatchInlineSnapshot(`
      [
        "~ appointments [visit] updated_at: 2026-03-10 08:00 → now payment_type: in_person → online paid_centimes: 0 → 3000 payment_method: cash → card payment_status: pending → completed refunded_centimes: 0 → 1000",
        "+ messages id=#1 state=queued channel=email payload={date=2026-03-13, paid=20, time=10:00, money={online=20, goesBack=true}, price=20, endsAt=2026-03-13 10:30, status=confirmed, service=Taglio, duration=30, startsAt=2026-03-13 10:00, firstName=Giulia, barberName=Marco Ferri, customerName=Giulia Bianchi, appointmentId=visit, customerPhone=+41790000099} template=appointment-paid cause_key=appointment-paid:#2:client-1:email recipient=client-1 send_after=now appointment_id=visit",
        "~ payments [#2] state: open → succeeded method: null → card paid_at: null → now updated_at: 2026-03-11 09:00 → now",
        "+ refunds id=#3 state=requested reason=Il servizio scelto costa meno payment_id=#2 send_after=now is_announced=true amount_centimes=1000",
        "! event kind=holds",
      ]
    `)
  })
})

describe('a paid appointment', () => {
  const cancelBy = (person: Person, id: string, body: object = {}) =>
    person.api.put(`/appointments/${id}/status`, { status: 'cancelled', ...body })
  const begun = { day: '2026-03-11', time: '08:30' } as const

  it('cancelled by its client in time refunds the online part and owes the cash part', async () => {
    const { visit, names } = await paidVisit({ card: 1000, cash: 2000 })
    await shop.platform.database.pool.query(
      `INSERT INTO refunds (payment_id, amount_centimes, reason, state, send_after, created_at, updated_at)
       SELECT id, 400, 'Un gesto', 'failed', created_at, created_at, created_at FROM payments
       WHERE appointment_id = $1 AND method = 'card' AND state = 'succeeded'`,
      [visit],
    )
    const lines = await changes(() => client.api.put(`/appointments/${visit}/cancel`, {}), names)
    expect(lines).toMatchInlineSnapshot(`
      "~ appointments [visit] status: confirmed → cancelled updated_at: 2026-03-10 08:00 → now
          cancelled_at: null → now stands_since: null → now payment_status: completed → partially_paid
          calendar_sequence: 0 → 1 refunded_centimes: 0 → 1000
      + messages id=#1 state=queued channel=email payload={date=2026-03-13, paid=30, time=10:00, money={cash=20,
          owed=20, online=10, goesBack=true}, price=30, endsAt=2026-03-13 10:30, status=cancelled, service=Taglio,
          duration=30, sequence=1, startsAt=2026-03-13 10:00, firstName=Giulia, barberName=Marco Ferri,
          customerName=Giulia Bianchi, appointmentId=visit, customerPhone=+41790000099}
          template=appointment-cancelled cause_key=appointment-cancelled:visit:1:client-1:email recipient=client-1
          send_after=now appointment_id=visit
      + messages id=#2 state=queued channel=email payload={date=2026-03-13, paid=30, time=10:00, money={cash=20,
          owed=20, online=10, goesBack=true}, price=30, endsAt=2026-03-13 10:30, status=cancelled, service=Taglio,
          duration=30, sequence=1, startsAt=2026-03-13 10:00, firstName=Giulia, barberName=Marco Ferri,
          customerName=Giulia Bianchi, appointmentId=visit, customerPhone=+41790000099}
          template=barber-appointment-cancelled cause_key=barber-appointment-cancelled:visit:1:barber-1:email
          recipient=barber-1 send_after=now appointment_id=visit
      + messages id=#3 state=queued channel=email payload={date=2026-03-13, time=10:00, amount=20, service=Taglio,
          isCancelled=true, customerName=Giulia Bianchi, appointmentId=visit} template=cash-owed
          cause_key=cash-owed:visit:1:admin-1:email recipient=admin-1 send_after=now appointment_id=visit
      + rate_limits key=client-freed-times:client expire=… points=1
      + rate_limits key=guest-freed-times-address:127.0.0.1 expire=… points=1
      + refunds id=#4 state=requested reason=Appuntamento cancellato payment_id=card send_after=now
          amount_centimes=1000
      ! event kind=appointment change=cancelled appointmentId=visit barberId=marco barberName=Marco Ferri
          date=2026-03-13 time=10:00 service=Taglio customerName=Giulia Bianchi status=cancelled actorId=client"
    `)
  })

  it('cancelled by the owner after its start refunds nothing and tells the client', async () => {
    const { visit, names } = await paidVisit({ card: 1000, cash: 2000 }, begun)
    const lines = await changes(() => cancelBy(admin, visit), names)
    expect(tablesOf(lines, /^. (appointments|refunds|messages)/)).toMatchInlineSnapshot(`
      [
        "~ appointments [visit] status: confirmed → cancelled updated_at: 2026-03-10 08:00 → now cancelled_at: null → now stands_since: null → now calendar_sequence: 0 → 1",
        "+ messages id=#2 state=queued channel=email payload={date=2026-03-11, paid=30, time=08:30, money={cash=20, online=10}, price=30, endsAt=2026-03-11 09:00, status=cancelled, service=Taglio, duration=30, sequence=1, startsAt=2026-03-11 08:30, firstName=Giulia, barberName=Marco Ferri, customerName=Giulia Bianchi, appointmentId=visit, customerPhone=+41790000099} template=appointment-cancelled cause_key=appointment-cancelled:visit:1:client-1:email recipient=client-1 send_after=now appointment_id=visit",
      ]
    `)
  })

  it('cancelled by the owner after its start with a refund returns everything', async () => {
    const { visit, names } = await paidVisit({ card: 1000, cash: 2000 }, begun)
    const lines = await changes(() => cancelBy(admin, visit, { refund: true }), names)
    expect(tablesOf(lines, /^. (appointments|refunds|messages)/)).toMatchInlineSnapshot(`
      [
        "~ appointments [visit] status: confirmed → cancelled updated_at: 2026-03-10 08:00 → now cancelled_at: null → now stands_since: null → now payment_status: completed → partially_paid calendar_sequence: 0 → 1 is_refund_ordered: false → true refunded_centimes: 0 → 1000",
        "+ messages id=#2 state=queued channel=email payload={date=2026-03-11, paid=30, time=08:30, money={cash=20, owed=20, online=10, goesBack=true}, price=30, endsAt=2026-03-11 09:00, status=cancelled, service=Taglio, duration=30, sequence=1, startsAt=2026-03-11 08:30, firstName=Giulia, barberName=Marco Ferri, customerName=Giulia Bianchi, appointmentId=visit, customerPhone=+41790000099} template=appointment-cancelled cause_key=appointment-cancelled:visit:1:client-1:email recipient=client-1 send_after=now appointment_id=visit",
        "+ messages id=#3 state=queued channel=email payload={date=2026-03-11, time=08:30, amount=20, service=Taglio, isCancelled=true, customerName=Giulia Bianchi, appointmentId=visit} template=cash-owed cause_key=cash-owed:visit:1:admin-1:email recipient=admin-1 send_after=now appointment_id=visit",
        "+ refunds id=#4 state=requested reason=Appuntamento cancellato payment_id=card send_after=now amount_centimes=1000",
      ]
    `)
  })

  it('cancelled by its barber after its start tells the owners that the money is kept', async () => {
    const { visit, names } = await paidVisit({ card: 1000, cash: 2000 }, begun)
    const lines = await changes(() => cancelBy(marcosLogin, visit), names)
    expect(tablesOf(lines, /^. (appointments|refunds|messages)/)).toMatchInlineSnapshot(`
      [
        "~ appointments [visit] status: confirmed → cancelled updated_at: 2026-03-10 08:00 → now cancelled_at: null → now stands_since: null → now calendar_sequence: 0 → 1",
        "+ messages id=#3 state=queued channel=email payload={date=2026-03-11, paid=30, time=08:30, money={cash=20, online=10}, price=30, endsAt=2026-03-11 09:00, status=cancelled, service=Taglio, duration=30, sequence=1, startsAt=2026-03-11 08:30, firstName=Giulia, barberName=Marco Ferri, customerName=Giulia Bianchi, appointmentId=visit, customerPhone=+41790000099} template=appointment-cancelled cause_key=appointment-cancelled:visit:1:client-1:email recipient=client-1 send_after=now appointment_id=visit",
        "+ messages id=#4 state=queued channel=email payload={date=2026-03-11, time=08:30, amount=30, barber=Marco Ferri, service=Taglio, customerName=Giulia Bianchi, appointmentId=visit, isCustomerTold=true} template=money-kept cause_key=money-kept:visit:1:admin-1:email recipient=admin-1 send_after=now appointment_id=visit",
      ]
    `)
  })

  it('cancelled by its barber before its start is refunded; owners get a mail about the cash', async () => {
    const { visit, names } = await paidVisit({ card: 1000, cash: 2000 })
    const lines = await changes(() => cancelBy(marcosLogin, visit), names)
    expect(tablesOf(lines, /^. (refunds|messages)/).map((line) => line.replace(/ payload=.*?} t/, ' t')))
      .toMatchInlineSnapshot(`
      [
        "+ messages id=#3 state=queued channel=email template=appointment-cancelled cause_key=appointment-cancelled:visit:1:client-1:email recipient=client-1 send_after=now appointment_id=visit",
        "+ messages id=#4 state=queued channel=email template=barber-appointment-cancelled cause_key=barber-appointment-cancelled:visit:1:barber-1:email recipient=barber-1 send_after=now appointment_id=visit",
        "+ messages id=#5 state=queued channel=email template=cash-owed cause_key=cash-owed:visit:1:admin-1:email recipient=admin-1 send_after=now appointment_id=visit",
        "+ refunds id=#6 state=requested reason=Appuntamento cancellato payment_id=card send_after=now amount_centimes=1000",
      ]
    `)
  })

  it('that was refunded already is cancelled without a message about money', async () => {
    const { visit, names } = await paidVisit({}, { paid_centimes: 3000, refunded_centimes: 3000 })
    const lines = await changes(() => cancelBy(admin, visit), names)
    expect(tablesOf(lines, /^. (refunds|messages)/).map((line) => line.replace(/ payload=.*?} t/, ' t')))
      .toMatchInlineSnapshot(`
      [
        "+ messages id=#2 state=queued channel=email template=appointment-cancelled cause_key=appointment-cancelled:visit:1:client-1:email recipient=client-1 send_after=now appointment_id=visit",
        "+ messages id=#3 state=queued channel=email template=barber-appointment-cancelled cause_key=barber-appointment-cancelled:visit:1:barber-1:email recipient=barber-1 send_after=now appointment_id=visit",
      ]
    `)
  })

  it('paid in part shows nothing due once it is cancelled', async () => {
    const shown = async (id: string) => {
      const { body } = await client.api.get('/appointments/my-appointments')
      const { payment } = body.find(({ _id }: { _id: string }) => _id === id)
      return `${payment.status} ${payment.due}`
    }
    const { visit } = await paidVisit({ card: 1000, cash: 1000 }, { payment_status: 'partially_paid' })
    expect(await shown(visit)).toBe('partially_paid 10')
    await client.api.put(`/appointments/${visit}/cancel`, {})
    expect(await shown(visit)).toBe('partially_refunded 0')
    const kept = await appointmentRow(shop, marco, {
      ...begun,
      client_id: client.id,
      status: 'cancelled',
      paid_centimes: 1000,
      payment_status: 'partially_paid',
    })
    expect(await shown(kept)).toBe('completed 0')
  })

  it('records a refund by the owner as goodwill only for a payment that counts', async () => {
    const { visit, names } = await paidVisit({ card: 3000 })
    const card = Object.keys(names).find((id) => names[id] === 'card') ?? ''
    const refund = (id: string) =>
      admin.api.post(`/payments/${id}/refund`, { amount: 10, reason: 'Un gesto' })
    expect(await changes(() => refund(card), names)).toMatchInlineSnapshot(`
      "~ appointments [visit] updated_at: 2026-03-10 08:00 → now payment_type: in_person → online
          payment_method: cash → card payment_status: completed → partially_refunded gesture_centimes: 0 → 1000
          refunded_centimes: 0 → 1000
      + audit_log at=now id=#1 after={reason=Un gesto, refunded=10} action=refunded before={} entity=payment
          actor_id=admin entity_id=card actor_name=Giulia Bianchi actor_role=admin entity_name=Giulia Bianchi
      + refunds id=#2 state=requested reason=Un gesto payment_id=card send_after=now is_announced=true
          requested_by=admin amount_centimes=1000 gesture_centimes=1000
      ! event kind=shop
      ! event kind=holds"
    `)
    const useless = await paymentRow(shop, visit, { unfulfilled: 'L’appuntamento era già pagato' })
    const lines = await changes(() => refund(useless), names)
    expect(tablesOf(lines, /^. (appointments|refunds)/)).toMatchInlineSnapshot(`
      [
        "+ refunds id=#3 state=requested reason=Un gesto payment_id=#2 send_after=now is_announced=true requested_by=admin amount_centimes=1000",
      ]
    `)
  })

  it('unpaid and cancelled after its start sends no message', async () => {
    const visit = await visitAmongOthers(begun)
    const lines = await changes(() => cancelBy(marcosLogin, visit), { [visit]: 'visit' })
    expect(tablesOf(lines, /^. (refunds|messages)/)).toEqual([])
  })
})
