import { sql } from 'kysely'

import type { Db } from '#platform/database/database.ts'
import type { Transaction } from '#platform/database/transaction.ts'

import { paymentError } from './errors.ts'
import type { NewPayment } from './payment-rows.ts'

/** Stripe's minimum in centimes. */
const least = 50

type Opened = Pick<NewPayment, 'id' | 'purpose' | 'account' | 'amount_centimes'> & {
  appointmentId?: string
  orderId?: string
  planId?: string
  userId: string | null
  /** The booking request, kept in case the hold is gone when the payment arrives. */
  request?: object
  payer: object | null
  caller?: string | undefined
  now: Date
}

/** Inserts the payment in the transaction that makes the hold, so that both exist or neither. */
export async function openPayment({ db }: Transaction, payment: Opened): Promise<void> {
  const { appointmentId, orderId, planId, userId, request, payer, caller, now, ...columns } = payment
  if (columns.amount_centimes < least) throw paymentError('AMOUNT_TOO_LOW')
  await db
    .insertInto('payments')
    .values({
      ...columns,
      currency: 'CHF',
      state: 'open',
      appointment_id: appointmentId ?? null,
      order_id: orderId ?? null,
      plan_id: planId ?? null,
      user_id: userId,
      request: request === undefined ? null : JSON.stringify(request),
      payer: payer === null ? null : JSON.stringify(payer),
      caller: caller ?? null,
      created_at: now,
      updated_at: now,
    })
    .execute()
}

export async function recordCash(transaction: Transaction, payment: Opened): Promise<void> {
  await writePaid(transaction, payment, { method: 'cash' })
}

export async function importOnline(
  transaction: Transaction,
  payment: Opened,
  { method, intentId }: { method: 'card' | 'twint'; intentId: string },
): Promise<void> {
  await writePaid(transaction, payment, { method, stripe_intent_id: intentId })
}

async function writePaid(
  { db }: Transaction,
  payment: Opened,
  how: { method: string; stripe_intent_id?: string },
): Promise<void> {
  const { appointmentId, orderId, userId, id, purpose, account, amount_centimes, now } = payment
  await db
    .insertInto('payments')
    .values({
      id,
      purpose,
      account,
      amount_centimes,
      currency: 'CHF',
      state: 'succeeded',
      ...how,
      appointment_id: appointmentId ?? null,
      order_id: orderId ?? null,
      user_id: userId,
      created_at: now,
      updated_at: now,
      paid_at: now,
    })
    .execute()
}

/**
 * Inserts payments for imported appointments that were paid in cash, of another system or of the demo shop. The ids get
 * the time of the payment.
 */
export async function importCash(db: Db): Promise<void> {
  await sql`
    INSERT INTO payments (id, purpose, account, appointment_id, user_id, amount_centimes, currency, method, state, created_at, updated_at, paid_at)
    SELECT uuidv7(till.at - clock_timestamp()), 'appointment', 'salon', id, client_id, paid_centimes, 'CHF', 'cash', 'succeeded', till.at, till.at, till.at
    FROM appointments a, LATERAL (SELECT LEAST(ends_at, now())) AS till(at)
    WHERE paid_centimes > 0 AND NOT EXISTS (SELECT FROM payments p WHERE p.appointment_id = a.id)
    ORDER BY ends_at`.execute(db)
}
