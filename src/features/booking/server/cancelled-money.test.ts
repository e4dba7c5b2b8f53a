import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { givenBarber, givenMailServer, givenPerson, givenShop, givenVisitor } from '#tests/support/given.ts'
import { sandboxOf } from '#tests/support/payments.ts'
import { logIn, signIn } from '#tests/support/people.ts'
import { wednesdayMorning } from '#tests/support/shop.ts'
import { minute } from '#tests/support/test-clock.ts'
import { expectParts, listenLive } from '#tests/support/written.ts'

import { guestPayments } from './guest-payments.fixture.ts'

const post = givenMailServer()
const shop = givenShop(() => ({ payments: { retries: 0 }, rateLimitScale: 1_000_000, smtpUrl: post.url }))
const barber = givenBarber(shop, { services: ['Taglio', 'Taglio Bambino', 'Taglio + Barba'] })
const visitor = givenVisitor(shop)
const client = givenPerson(shop)
const owner = givenPerson(shop, 'admin')
const guests = guestPayments(shop, visitor, barber)

const query = async (text: string, values: unknown[] = []) =>
  await shop.platform.database.pool.query(text, values)
let time = 8

beforeAll(() => sandboxOf(shop).webhooks.pause())
beforeEach(() => shop.clock.set(wednesdayMorning))

const choice = (service: string, at: number, date = '2026-03-18') => ({
  barberId: barber.id,
  service,
  date,
  time: `${String(at).padStart(2, '0')}:00`,
})

async function paidInTwoWays(): Promise<string> {
  time = time === 11 ? 13 : time + 1
  const { body: booked } = await client.api.post('/appointments', choice('Taglio Bambino', time))
  const path = `/payments/appointment/${booked._id}`
  const { body } = await client.api.post(path, { paymentMethod: 'online' })
  sandboxOf(shop).payments.pay({ paymentIntent: body.data.paymentIntentId })
  await client.api.post('/payments/confirm', { paymentIntentId: body.data.paymentIntentId })
  await client.api.put(`/appointments/${booked._id}`, choice('Taglio', time))
  await owner.api.post(path, { paymentMethod: 'in_person' })
  return booked._id
}

async function told(subject: string, recipient: string): Promise<string> {
  await shop.sendMessages()
  const mails = await post.mails()
  const mail = mails.findLast((one) => one.recipients.includes(recipient) && one.subject?.startsWith(subject))
  return mail?.text?.replaceAll(/\s+/g, ' ') ?? ''
}

describe('an appointment paid online and in the shop', () => {
  test('tells the barber both amounts when it is moved', async () => {
    const id = await paidInTwoWays()
    await owner.api.put(`/appointments/${id}`, choice('Taglio', time, '2026-03-19'))
    expect(await told('Appuntamento modificato', barber.email)).toContain(
      'Pagamento: CHF 20.00 online, CHF 10.00 in sede',
    )
  })

  test('tells the client, the owner and the barber both refunds when cancelled in time', async () => {
    const id = await paidInTwoWays()
    const { body } = await owner.api.put(`/appointments/${id}/status`, { status: 'cancelled' })
    expect(body.payment).toMatchObject({ kept: 10, keptCash: 10, due: 0 })
    const mail = await told('Appuntamento cancellato', client.email)
    expect(mail).toContain('I CHF 20.00 che hai pagato online ti vengono rimborsati.')
    expect(mail).toContain('I CHF 10.00 che hai pagato in sede ti vengono restituiti in sede.')
    expect(await told('Da restituire in sede', owner.email)).toContain(
      'CHF 10.00 vanno restituiti al cliente.',
    )
    expect(await told('Appuntamento cancellato', barber.email)).toContain(
      'Torna al cliente: CHF 20.00 online, CHF 10.00 in sede',
    )
  })

  test('refunds online first and names the cash refund when moved to a cheaper service', async () => {
    const id = await paidInTwoWays()
    await query(`UPDATE services SET price_centimes = 500 WHERE name = 'Taglio Bambino'`)
    await client.api.put(`/appointments/${id}`, choice('Taglio Bambino', time))
    await query(`UPDATE services SET price_centimes = 2000 WHERE name = 'Taglio Bambino'`)
    const mail = await told('Appuntamento modificato', client.email)
    expect(mail).toContain('Hai già pagato CHF 10.00; in sede ti restituiamo CHF 5.00.')
    expect(await told('Da restituire in sede', owner.email)).toContain(
      'CHF 5.00 vanno restituiti al cliente.',
    )
    const owedMails = async () =>
      (await query(`SELECT FROM messages WHERE template = 'cash-owed' AND appointment_id = $1`, [id]))
        .rowCount
    const before = await owedMails()
    await owner.api.put(`/appointments/${id}/status`, { status: 'pending' })
    await owner.api.put(`/appointments/${id}/status`, { status: 'confirmed' })
    expect(await owedMails()).toBe(before)
  })

  test('shows nothing due after a goodwill refund', async () => {
    const id = await paidInTwoWays()
    const { rows } = await query(`SELECT id FROM payments WHERE appointment_id = $1 AND method = 'card'`, [
      id,
    ])
    shop.clock.advance(1000)
    await owner.api.post(`/payments/${rows[0].id}/refund`, { amount: 5, reason: 'Un gesto' })
    await owner.api.put(`/appointments/${id}`, choice('Taglio', time, '2026-03-19'))
    expect(await told('Appuntamento modificato', client.email)).toContain(
      'Hai già pagato CHF 25.00: in sede non devi nulla.',
    )
  })
})

describe('a paid appointment cancelled in time', () => {
  async function paidOnline(at: number): Promise<string> {
    const { api } = await signIn(shop)
    const { body: booked } = await api.post('/appointments', choice('Taglio', at, '2026-03-20'))
    const { body } = await api.post(`/payments/appointment/${booked._id}`, { paymentMethod: 'online' })
    const { paymentIntentId } = body.data
    sandboxOf(shop).payments.pay({ paymentIntent: paymentIntentId })
    await api.post('/payments/confirm', { paymentIntentId })
    return booked._id
  }

  test('keeps its version after the refund and still notifies open screens', async () => {
    const id = await paidOnline(9)
    const { body } = await owner.api.put(`/appointments/${id}/status`, { status: 'cancelled' })
    shop.clock.advance(minute)
    const live = listenLive(shop)
    await live.heard()
    await shop.payments.sendRefunds()
    expect(await live.heard()).toContainEqual({ kind: 'holds' })
    live.stop()
    const { updatedAt } = body
    const revived = await owner.api.put(`/appointments/${id}/status`, { status: 'confirmed', updatedAt })
    expect(revived.status).toBe(200)
  })

  test('has the full price due again when it is restored', async () => {
    const id = await paidOnline(10)
    const cancelled = await owner.api.put(`/appointments/${id}/status`, { status: 'cancelled' })
    expect(cancelled.body.payment).toMatchObject({ status: 'refunded' })
    const { body } = await owner.api.put(`/appointments/${id}/status`, { status: 'confirmed' })
    expect(body.payment).toMatchObject({ status: 'pending', kept: 0, due: 30 })
  })
})

describe('a paid visit cancelled after its start', () => {
  async function begun(): Promise<string> {
    const id = await paidInTwoWays()
    shop.clock.set(`2026-03-18T${String(time).padStart(2, '0')}:10:00+01:00`)
    return id
  }

  test('is not refunded, and the mail to the client says so', async () => {
    const id = await begun()
    const admin = await signIn(shop, 'admin')
    const { body } = await admin.api.put(`/appointments/${id}/status`, { status: 'cancelled' })
    expect(body.payment).toMatchObject({ kept: 30 })
    expect(await told('Appuntamento cancellato', client.email)).toContain(
      'I CHF 30.00 che hai pagato non vengono rimborsati.',
    )
    const staff = await query(
      `SELECT 1 FROM messages WHERE template IN ('barber-appointment-cancelled', 'money-kept') AND appointment_id = $1`,
      [id],
    )
    expect(staff.rows).toEqual([])
  })

  test('is refunded when the owner asks for it', async () => {
    const id = await begun()
    const admin = await signIn(shop, 'admin')
    const { body } = await admin.api.put(`/appointments/${id}/status`, { status: 'cancelled', refund: true })
    expect(body.payment).toMatchObject({ kept: 10, keptCash: 10 })
    const mail = await told('Appuntamento cancellato', client.email)
    expect(mail).toContain('I CHF 20.00 che hai pagato online ti vengono rimborsati.')
    expect(await told('Da restituire in sede', admin.email)).toContain('CHF 10.00 vanno restituiti')
  })

  describe('cancelled by its barber', () => {
    let login = ''
    beforeAll(async () => {
      login = (await signIn(shop, 'barber', barber.id)).email
    })
    const asBarber = async () => await logIn(shop, login)

    test('returns 403 for a refund and tells the owners that the money is kept', async () => {
      const id = await begun()
      const api = await asBarber()
      const answer = await api.put(`/appointments/${id}/status`, { status: 'cancelled', refund: true })
      expect([answer.status, answer.body.code]).toEqual([403, 'FORBIDDEN'])
      expect((await api.put(`/appointments/${id}/status`, { status: 'cancelled' })).status).toBe(200)
      expectParts(await told('Visita pagata e cancellata: CHF 30.00 non rimborsati', owner.email), [
        'Marco Ferri ha cancellato',
        'CHF 30.00 restano incassati, e il cliente ne è informato.',
        'Servizio: Taglio',
      ])
    })

    test('does not tell the owners that a client without an email was informed', async () => {
      const { body } = await owner.api.post('/appointments/admin', {
        ...choice('Taglio', 10, '2026-03-26'),
        clientNickname: 'Nonno Pino',
      })
      await owner.api.post(`/payments/appointment/${body._id}`, { paymentMethod: 'in_person' })
      shop.clock.set('2026-03-26T10:30:00+01:00')
      await (await asBarber()).put(`/appointments/${body._id}/status`, { status: 'cancelled' })
      expect(await told('Visita pagata e cancellata', owner.email)).toContain('CHF 30.00 restano incassati.')
    })

    test('returns 403 PAID_VISIT_BEGUN when the barber moves it; the owner may move it', async () => {
      const id = await begun()
      const api = await asBarber()
      for (const wanted of [choice('Taglio', 16, '2026-03-25'), choice('Taglio Bambino', 16, '2026-03-25')]) {
        const { status, body } = await api.put(`/appointments/${id}`, wanted)
        expect([status, body.code]).toEqual([403, 'PAID_VISIT_BEGUN'])
      }
      const admin = await signIn(shop, 'admin')
      expect((await admin.api.put(`/appointments/${id}`, choice('Taglio', 16, '2026-03-25'))).status).toBe(
        200,
      )
    })
  })
})

test('an appointment paid online is confirmed even when the shop confirms by hand', async () => {
  await query('UPDATE studio_settings SET auto_confirm = false')
  const [inTime, late] = [guests.booking(), guests.booking()]
  const paidInTime = await guests.paid(inTime)
  await guests.takeEvents()
  const { body } = await guests.start(late)
  shop.clock.advance(16 * 60_000)
  await guests.bookInCash(guests.booking())
  sandboxOf(shop).payments.pay({ paymentIntent: body.data.paymentIntentId })
  await guests.takeEvents()
  await query('UPDATE studio_settings SET auto_confirm = true')
  expect(paidInTime).not.toBe('')
  for (const wanted of [inTime, late])
    expect(await guests.appointmentsAt(wanted)).toMatchObject([{ status: 'confirmed', paid_centimes: 3000 }])
})
