import { type Selectable, sql } from 'kysely'

import type { Db } from '#platform/database/database.ts'
import type { Disputes } from '#platform/database/database.types.ts'
import type { ProviderDispute } from '#platform/stripe/payment-provider.ts'
import { centimesToChf } from '#shared/money.ts'

import { disputeReason } from '../disputes.it.ts'
import type { Payment } from '../payments.contract.ts'

export type DisputeRow = Selectable<Disputes>

const states = ['inquiry', 'open', 'won', 'lost'] as const

export async function disputesOf(db: Db, payments: readonly { id: string }[]): Promise<DisputeRow[]> {
  if (payments.length === 0) return []
  const ids = payments.map(({ id }) => id)
  return await db.selectFrom('disputes').selectAll().where('payment_id', 'in', ids).orderBy('id').execute()
}

export async function writeDispute(
  db: Db,
  paymentId: string,
  { dispute, now }: { dispute: ProviderDispute; now: Date },
): Promise<DisputeRow> {
  const { id, status, amount, reason, respondBy } = dispute
  const isClosed = status === 'won' || status === 'lost'
  const values = {
    state: status,
    amount_centimes: amount,
    reason,
    respond_by: respondBy,
    updated_at: now,
    closed_at: isClosed ? now : null,
  }
  return await db
    .insertInto('disputes')
    .values({ payment_id: paymentId, stripe_dispute_id: id, created_at: now, ...values })
    .onConflict((conflict) =>
      conflict.column('stripe_dispute_id').doUpdateSet((eb) => ({
        ...values,
        closed_at: eb
          .case()
          .when('disputes.state', '=', status)
          .then(eb.ref('disputes.closed_at'))
          .else(values.closed_at)
          .end(),
      })),
    )
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** The caller must have locked the payment's row. */
export async function updateLostCentimes(db: Db, paymentId: string): Promise<void> {
  await sql`UPDATE payments SET lost_centimes = least(amount_centimes, (SELECT coalesce(sum(d.amount_centimes), 0)
      FROM disputes d WHERE d.payment_id = payments.id AND d.state = 'lost')) WHERE id = ${paymentId}`.execute(
    db,
  )
}

export function presentDispute(row: DisputeRow): Payment['disputes'][number] {
  return {
    _id: row.id,
    amount: centimesToChf(row.amount_centimes),
    reason: disputeReason(row.reason),
    status: stateOfDispute(row),
    respondBy: row.respond_by?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
  }
}

export function stateOfDispute({ state }: DisputeRow): (typeof states)[number] {
  const known = states.find((name) => name === state)
  if (!known) throw new Error(`Unknown dispute state ${state}`)
  return known
}
