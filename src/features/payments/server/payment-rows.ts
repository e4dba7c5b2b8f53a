import { type Insertable, type RawBuilder, type Selectable, sql } from 'kysely'

import type { Db } from '#platform/database/database.ts'
import type { Payments, Refunds } from '#platform/database/database.types.ts'
import { type PaymentAccount, paymentAccounts } from '#platform/stripe/payment-provider.ts'

import { type PaymentState, paymentStates, type PaymentStatus, statusOf } from '../payments.rules.ts'

export type PaymentRow = Selectable<Payments>
export type RefundRow = Selectable<Refunds>
export type NewPayment = Insertable<Payments> & { id: string }

export type PaymentWithRefunds = PaymentRow & { refunded_centimes: number; is_disputed: boolean }

export function selectPayments(db: Db) {
  return db
    .selectFrom('payments')
    .selectAll('payments')
    .select((eb) =>
      eb
        .selectFrom('refunds')
        .whereRef('refunds.payment_id', '=', 'payments.id')
        .where('refunds.state', '<>', 'failed')
        .select((sum) => sum.fn.coalesce(sum.fn.sum<string>('refunds.amount_centimes'), sum.lit(0)).as('sum'))
        .$asScalar()
        .$castTo<string>()
        .as('refunded'),
    )
    .select(isDisputed('payments').as('is_disputed'))
}

export function isDisputed(payment: string): RawBuilder<boolean> {
  return sql`EXISTS (SELECT FROM disputes d WHERE d.payment_id = ${sql.ref(`${payment}.id`)} AND d.state = 'open')`
}

/** `netPaidOf` of payments.rules.ts in SQL. @param payment alias of the payments table */
export function netPaidCentimes(payment: string): RawBuilder<number> {
  const column = (name: string) => sql.ref(`${payment}.${name}`)
  return sql`greatest(0, ${column('amount_centimes')} - ${column('lost_centimes')} - coalesce(
    (SELECT sum(r.amount_centimes) FROM refunds r WHERE r.payment_id = ${column('id')} AND r.state <> 'failed'), 0))::int`
}

export async function readPayment(
  db: Db,
  by: 'id' | 'stripe_intent_id',
  value: string,
): Promise<PaymentWithRefunds | undefined> {
  const row = await selectPayments(db).where(`payments.${by}`, '=', value).executeTakeFirst()
  return row && withRefunds(row)
}

export function withRefunds<Row extends PaymentRow & { refunded: string | null }>(
  row: Row,
): Row & { refunded_centimes: number } {
  return { ...row, refunded_centimes: Number(row.refunded ?? 0) }
}

/** Returns centimes that are gone for good: completed refunds and lost disputes. */
export async function lostCentimes(
  db: Db,
  { id, lost_centimes: lost }: Pick<PaymentRow, 'id' | 'lost_centimes'>,
): Promise<number> {
  const { sum } = await db
    .selectFrom('refunds')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<string>('amount_centimes'), eb.lit(0)).as('sum'))
    .where('payment_id', '=', id)
    .where('state', '=', 'succeeded')
    .executeTakeFirstOrThrow()
  return Number(sum) + lost
}

/** Locks the payment, which also blocks writers of its refunds, until the transaction ends. */
export async function lockPayment(db: Db, id: string): Promise<PaymentWithRefunds> {
  await db.selectFrom('payments').select('id').where('id', '=', id).forNoKeyUpdate().executeTakeFirstOrThrow()
  const row = await readPayment(db, 'id', id)
  if (!row) throw new Error('A locked payment is there')
  return row
}

export function stateOf({ state }: Pick<PaymentRow, 'state'>): PaymentState {
  const known = paymentStates.find((name) => name === state)
  if (!known) throw new Error(`Unknown payment state ${state}`)
  return known
}

export function customerStatusOf(row: PaymentWithRefunds): PaymentStatus {
  const dispute = row.is_disputed ? 'open' : row.lost_centimes > 0 ? 'lost' : null
  return statusOf(stateOf(row), row.amount_centimes, row.refunded_centimes, dispute)
}

export function accountOf({ account }: Pick<PaymentRow, 'account'>): PaymentAccount {
  const known = paymentAccounts.find((name) => name === account)
  if (!known) throw new Error(`Unknown payment account ${account}`)
  return known
}
