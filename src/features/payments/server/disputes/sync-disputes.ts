import type { Log } from '#platform/log.ts'
import type { ProviderDispute } from '#platform/stripe/payment-provider.ts'
import { RefusedByProvider } from '#platform/stripe/provider-faults.ts'

import { type DisputeRow, disputesOf, writeDispute, updateLostCentimes } from '../dispute-rows.ts'
import { type PaymentRow, readPayment } from '../payment-rows.ts'
import { providerOf, type PaymentDeps, withPayment } from '../with-payment.ts'
import { mailDispute } from './dispute-mails.ts'
import { offsetLostAgainstRefunds } from './offset-lost-against-refunds.ts'

/**
 * Takes over Stripe's state of a payment's disputes. A lost dispute lowers the payment; winning it after all restores
 * it.
 * @throws ProviderUnavailable
 */
export async function syncDisputes(deps: PaymentDeps, seen: PaymentRow, log: Log): Promise<void> {
  const { stripe_intent_id: intentId } = seen
  if (intentId === null || seen.state !== 'succeeded') return
  const disputes = await providerOf(deps.platform, seen)
    .disputesOf(intentId)
    .catch((error: unknown) => {
      if (error instanceof RefusedByProvider) return []
      throw error
    })
  if (disputes.length === 0) return
  await withPayment(deps, seen, async (locked) => {
    const { transaction, payable, payment, now } = locked
    const { db } = transaction
    const known = await disputesOf(db, [payment])
    const changed = disputes
      .map((dispute) => ({ dispute, before: known.find((row) => row.stripe_dispute_id === dispute.id) }))
      .filter(({ dispute, before }) => hasChanged(dispute, before))
    if (changed.length === 0) return
    for (const { dispute, before } of changed) {
      const row = await writeDispute(db, payment.id, { dispute, now })
      log.error({ dispute: dispute.id, payment: payment.id, state: row.state }, 'a payment is disputed')
      await mailDispute(locked, row, before)
    }
    await updateLostCentimes(db, payment.id)
    const current = await readPayment(db, 'id', payment.id)
    if (!current) return
    await offsetLostAgainstRefunds(locked, current.lost_centimes - payment.lost_centimes)
    await payable.reflect(deps.platform, transaction, { payment: current, now })
    if (current.lost_centimes < payment.lost_centimes)
      await payable.regain?.(transaction, { payment: current, now })
  })
}

function hasChanged(dispute: ProviderDispute, before: DisputeRow | undefined): boolean {
  return (
    before?.state !== dispute.status ||
    before.amount_centimes !== dispute.amount ||
    before.respond_by?.getTime() !== dispute.respondBy?.getTime()
  )
}
