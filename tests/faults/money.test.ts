import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'

import type { PaymentProvider } from '#platform/stripe/payment-provider.ts'
import { apiOf } from '#tests/support/api.ts'
import { givenBarber, givenShop } from '#tests/support/given.ts'
import { sandboxOf } from '#tests/support/payments.ts'
import { type Person, signIn } from '#tests/support/people.ts'

/**
 * Events come in any order, twice, late or never, and processes die at any moment. Once all is quiet, the payments equal the
 * kept and the refunded amounts, to the centime, here and at Stripe. The shop keeps no money without an appointment.
 */

const rounds = Number(process.env['MONEY_ROUNDS'] ?? 100)
const paymentsPerRound = 20
const price = 3000

const shop = givenShop({ payments: { retries: 0 }, rateLimitScale: 1_000_000 })
const barbers = [givenBarber(shop), givenBarber(shop)]
let admin: Person

class Killed extends Error {}

let kills: { call: keyof PaymentProvider; when: 'before' | 'after' }[] = []

beforeAll(() => {
  sandboxOf(shop).webhooks.pause()
  const { salon } = shop.platform.payments
  if (!salon) throw new Error('The shop takes payments')
  shop.platform.payments.salon = killable(salon)
})

function killable(provider: PaymentProvider): PaymentProvider {
  return new Proxy(provider, {
    get(target, name: keyof PaymentProvider) {
      const member = target[name]
      if (typeof member !== 'function') return member
      return async (...values: never[]) => {
        dieIf(name, 'before')
        const answer: unknown = await Reflect.apply(member, target, values)
        dieIf(name, 'after')
        return answer
      }
    },
  })
}

function dieIf(call: keyof PaymentProvider, when: 'before' | 'after'): void {
  const index = kills.findIndex((kill) => kill.call === call && kill.when === when)
  if (index === -1) return
  kills.splice(index, 1)
  throw new Killed(`${call} ${when}`)
}

const index = fc.nat({ max: paymentsPerRound - 1 })
const command = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: fc.constant('start'), index }) },
  { weight: 6, arbitrary: fc.record({ do: fc.constantFrom('pay', 'decline', 'twint', 'leave'), index }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constantFrom('confirm', 'book', 'release'), index }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('panel', 'dispute', 'win', 'lose'), index }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constantFrom('cancel', 'refund', 'refund', 'rival'), index }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constantFrom('deliver', 'duplicate', 'drop', 'events', 'refunds', 'reconcile'),
      index,
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('wait', 'waitLong'), index }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('fault'),
      index,
      kind: fc.constantFrom(
        'payment_intents.create',
        'payment_intents.retrieve',
        'payment_intents.cancel',
        'refunds.create',
        'refunds.create',
        'refunds.list',
      ),
      fault: fc.constantFrom('error' as const, 'reset' as const, 'rate_limit' as const),
      when: fc.constantFrom('before' as const, 'after' as const),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('kill'),
      index,
      call: fc.constantFrom(
        'createIntent' as const,
        'intent' as const,
        'cancelIntent' as const,
        'refund' as const,
      ),
      when: fc.constantFrom('before' as const, 'after' as const),
    }),
  },
)
const openings = fc.array(
  fc.constantFrom<('start' | 'pay' | 'twint' | 'confirm' | 'refund')[]>(
    [],
    ['start'],
    ['start', 'pay'],
    ['start', 'twint', 'confirm'],
    ['start', 'pay', 'confirm', 'refund'],
  ),
  { minLength: paymentsPerRound, maxLength: paymentsPerRound },
)
type Command = typeof command extends fc.Arbitrary<infer Value> ? Value : never

type Guest = { booking: Record<string, unknown>; intentId: string | null }

function guestsOf(round: number): Guest[] {
  const date = new Date(shop.clock.now().getTime() + 7 * 86_400_000).toISOString().slice(0, 10)
  return Array.from({ length: paymentsPerRound }, (_, place) => {
    const slot = Math.floor(place / 2)
    const hour = slot < 3 ? 9 + slot : 10 + slot
    return {
      intentId: null,
      booking: {
        firstName: 'Ada',
        lastName: 'Neri',
        email: `ada${place}r${round}@posta.test`,
        phone: `+4179${1_000_000 + round * paymentsPerRound + place}`,
        barberId: barbers[place % 2]?.id,
        service: 'Taglio',
        date,
        time: `${String(hour).padStart(2, '0')}:00`,
        price: price / 100,
      },
    }
  })
}

async function obey(guest: Guest, wanted: Command): Promise<void> {
  const visitor = apiOf(shop.url)
  const control = sandboxOf(shop)
  const { intentId, booking } = guest
  const payment = {
    method: 'card',
    status: 'completed',
    stripePaymentIntentId: intentId,
    amount: price / 100,
  }
  switch (wanted.do) {
    case 'start': {
      const body = { type: 'appointment', appointmentData: booking, currency: 'CHF' }
      const started = await visitor.post('/payments/create-intent', body)
      if (started.status === 201) guest.intentId = started.body.data.paymentIntentId
      return
    }
    case 'pay':
    case 'decline':
    case 'twint':
    case 'leave':
      return payAs(wanted.do, intentId)
    case 'confirm':
      return void (await visitor.post('/payments/confirm', { paymentIntentId: intentId }))
    case 'book':
      return void (await visitor.post('/appointments/public/appointments/guest', {
        ...booking,
        paymentType: 'online',
        payment,
      }))
    case 'release':
      return void (await visitor.post('/payments/release', { paymentIntentId: intentId }))
    case 'rival':
      return void (await visitor.post('/appointments/public/appointments/guest', {
        ...booking,
        email: `rivale.${String(booking['email'])}`,
        phone: String(booking['phone']).replace('+4179', '+4176'),
        paymentType: 'in_person',
        payment: { method: 'cash', status: 'pending', amount: price / 100 },
      }))
    case 'cancel':
      return await cancelAsOwner(intentId)
    case 'refund':
      return await refundAsOwner(intentId)
    case 'panel':
      return await refundInPanel(intentId)
    case 'dispute':
    case 'win':
    case 'lose':
      return dispute(wanted.do, intentId)
    case 'deliver':
      return await control.webhooks.deliverAll({})
    case 'duplicate':
      return control.webhooks.duplicate({ count: 1 })
    case 'drop':
      return control.webhooks.drop({ count: 1 })
    case 'events':
      return await asProcess(shop.payments.handleEvents)
    case 'refunds':
      return await asProcess(shop.payments.sendRefunds)
    case 'reconcile':
      return await asProcess(shop.payments.reconcile)
    case 'wait':
      return shop.clock.advance(2 * 60_000)
    case 'waitLong':
      return shop.clock.advance(16 * 60_000)
    case 'fault':
      if ('fault' in wanted) control.calls.fail({ kind: wanted.kind, fault: wanted.fault, when: wanted.when })
      return
    case 'kill':
      if ('call' in wanted) kills.push({ call: wanted.call, when: wanted.when })
      return
  }
}

function payAs(how: 'pay' | 'decline' | 'twint' | 'leave', intentId: string | null): void {
  if (intentId === null) return
  const control = sandboxOf(shop)
  const paymentIntent = intentId
  try {
    if (how === 'pay') control.payments.pay({ paymentIntent })
    else if (how === 'decline') control.payments.pay({ paymentIntent, cardNumber: '4000000000000002' })
    else {
      const decision = how === 'twint' ? 'approve' : 'abandon'
      control.payments.pay({ paymentIntent, method: 'twint', decision })
    }
  } catch {
    // The payment is paid or cancelled already, so the sandbox refuses.
  }
}

async function refundInPanel(intentId: string | null): Promise<void> {
  const { salon } = shop.platform.payments
  if (intentId === null) return
  await salon?.refund({ intentId, amount: 1135, key: crypto.randomUUID() }).catch((error: unknown) => {
    // There is no payment, it is refunded, it is disputed, or Stripe fails.
    if (!(error instanceof Error)) throw error
  })
}

function dispute(what: 'dispute' | 'win' | 'lose', paymentIntent: string | null): void {
  const { disputes, payments } = sandboxOf(shop)
  const payment = payments.list({}).find(({ id }) => id === paymentIntent)
  if (!payment || payment.received === payment.refunded || paymentIntent === null) return
  const id = disputeOf.get(paymentIntent)
  if (what === 'dispute' && id === undefined) disputeOf.set(paymentIntent, disputes.open({ paymentIntent }))
  else if (what !== 'dispute' && id !== undefined)
    disputes.close({ dispute: id, end: what === 'win' ? 'won' : 'lost' })
}

const disputeOf = new Map<string, string>()

function decideDisputes(): void {
  const { disputes } = sandboxOf(shop)
  for (const { id, status } of disputes.list({}))
    if (status === 'needs_response') disputes.close({ dispute: id, end: 'lost' })
}

async function paymentOf(intentId: string | null) {
  const { rows } = await shop.platform.database.pool.query<{ id: string; appointment_id: string | null }>(
    'SELECT id, appointment_id FROM payments WHERE stripe_intent_id = $1',
    [intentId],
  )
  return rows[0]
}

async function cancelAsOwner(intentId: string | null): Promise<void> {
  const payment = await paymentOf(intentId)
  if (payment?.appointment_id)
    await admin.api.put(`/appointments/${payment.appointment_id}/status`, { status: 'cancelled' })
}

async function refundAsOwner(intentId: string | null): Promise<void> {
  const payment = await paymentOf(intentId)
  if (payment) await admin.api.post(`/payments/${payment.id}/refund`, { amount: 7.35, reason: 'Un gesto' })
}

/** Runs a job of a process that may die during it. The next job starts afresh. */
async function asProcess(job: () => Promise<void>): Promise<void> {
  await job().catch((error: unknown) => {
    if (!(error instanceof Killed)) throw error
  })
}

/** Ends all faults and lets time pass: longer than holds, orders and claims last. */
async function untilQuiet(): Promise<void> {
  kills = []
  sandboxOf(shop).calls.heal({})
  decideDisputes()
  for (let lap = 0; lap < 4; lap++) {
    shop.clock.advance(20 * 60_000)
    await sandboxOf(shop).webhooks.deliverAll({})
    await shop.payments.reconcile()
    await shop.payments.handleEvents()
    await shop.payments.sendRefunds()
  }
}

type Books = {
  state: string
  paid: number
  back: number
  lost: number
  waiting: number
  status: string | null
  booked_paid: number | null
  booked_back: number | null
}

async function booksOf(intentId: string): Promise<Books | undefined> {
  const { rows } = await shop.platform.database.pool.query<Books>(
    `SELECT p.state, CASE WHEN p.state = 'succeeded' THEN p.amount_centimes ELSE 0 END AS paid,
       coalesce((SELECT sum(amount_centimes) FROM refunds r WHERE r.payment_id = p.id AND r.state = 'succeeded'), 0)::int AS back,
       p.lost_centimes AS lost,
       (SELECT count(*) FROM refunds r WHERE r.payment_id = p.id AND r.state IN ('requested', 'pending'))::int AS waiting,
       a.status, a.paid_centimes AS booked_paid, a.refunded_centimes AS booked_back
     FROM payments p LEFT JOIN appointments a ON a.id = p.appointment_id AND p.unfulfilled IS NULL
     WHERE stripe_intent_id = $1`,
    [intentId],
  )
  return rows[0]
}

async function expectBalance(): Promise<void> {
  const { rows: unfinished } = await shop.platform.database.pool.query(
    `SELECT state, attempts, last_error, send_after - $1::timestamptz AS due_in FROM refunds WHERE state IN ('requested', 'pending')`,
    [shop.clock.now()],
  )
  expect(unfinished).toEqual([])
  const intents = sandboxOf(shop).payments.list({})
  for (const intent of intents) {
    const books = await booksOf(intent.id)
    const kept = intent.received - intent.refunded - intent.lost
    const isBooked = books?.status === 'confirmed'
    expect({
      id: intent.id,
      paid: books?.paid ?? 0,
      back: books?.back ?? 0,
      lost: books?.lost ?? 0,
      waiting: books?.waiting ?? 0,
      kept: isBooked ? (books.booked_paid ?? 0) - (books.booked_back ?? 0) : 0,
    }).toEqual({
      id: intent.id,
      paid: intent.received,
      back: intent.refunded,
      lost: intent.lost,
      waiting: 0,
      kept,
    })
  }
  const { rows } = await shop.platform.database.pool.query(
    `SELECT (SELECT count(*)::int FROM appointments WHERE status = 'held') AS held,
       (SELECT count(*)::int FROM payments WHERE state IN ('open', 'processing')) AS open,
       (SELECT count(*)::int FROM appointments WHERE payment_type = 'online' AND paid_centimes = 0) AS unpaid`,
  )
  expect(rows).toEqual([{ held: 0, open: 0, unpaid: 0 }])
}

let round = 0

test(
  'payments equal kept and refunded amounts after random events',
  { timeout: Math.max(600_000, rounds * 6_000) },
  async () => {
    await fc.assert(
      fc.asyncProperty(
        openings,
        fc.array(fc.array(command, { minLength: 1, maxLength: 3 }), { minLength: 15, maxLength: 40 }),
        async (begun, commands) => {
          round += 1
          await shop.platform.database.pool.query(
            'TRUNCATE refunds, payments, disputes, stripe_events, messages, appointments, idempotency_keys CASCADE',
          )
          sandboxOf(shop).payments.forget({})
          admin = await signIn(shop, 'admin')
          const guests = guestsOf(round)
          await Promise.all(
            begun.map(async (opening, place) => {
              const guest = guests[place]
              if (guest) for (const step of opening) await obey(guest, { do: step, index: place })
            }),
          )
          for (const together of commands) {
            await Promise.all(
              together.map(async (wanted) => {
                const guest = guests[wanted.index]
                if (guest) await obey(guest, wanted)
              }),
            )
          }
          await untilQuiet()
          await expectBalance()
        },
      ),
      { numRuns: rounds, endOnFailure: true },
    )
  },
)
