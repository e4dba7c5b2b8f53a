import { isUnknownThere, ProviderAway, RefusedByProvider } from '#platform/stripe/provider-faults.ts'
import type { Intent } from '#platform/stripe/stripe.ts'

import { paymentsTexts } from '../payments.it.ts'
import { mayBecome, type PaymentState } from '../payments.rules.ts'
import { mailUnfulfilled } from './payment-mails.ts'
import { type PaymentRow, readPayment, stateOf } from './payment-rows.ts'
import { refundRest } from './request-refund.ts'
import { isBeyondReach, providerOf, type Situation, type Till, withPayment } from './with-payment.ts'

const { refundReasons } = paymentsTexts
/** Milliseconds after which a pending bank payment must have arrived. */
const longestWay = 30 * 24 * 60 * 60_000

/** @returns Stripe's status; undefined when the payment has no intent yet @throws ProviderAway */
export async function settlePayment(till: Till, payment: PaymentRow): Promise<Intent['status'] | undefined> {
  if (payment.stripe_intent_id === null) return undefined
  const intent = await providerOf(till.platform, payment).intent(payment.stripe_intent_id)
  await settleIntent(till, payment, intent)
  return intent.status
}

/**
 * Like `settlePayment`, but returns 'unknown' when Stripe is unavailable; its event or the reconciliation settles the
 * payment later.
 */
export async function askWhatCame(
  till: Till,
  payment: PaymentRow,
): Promise<Intent['status'] | 'unknown' | undefined> {
  return await settlePayment(till, payment).catch((error: unknown) => {
    if (error instanceof ProviderAway) return 'unknown' as const
    // The intent belongs to another or a former account: our state stands.
    if (isUnknownThere(error)) return undefined
    throw error
  })
}

/**
 * Takes over the state of an intent. Stripe's news may come twice, late and in any order: a payment only goes forward,
 * and its consequences run in the same transaction.
 */
export async function settleIntent(till: Till, seen: PaymentRow, intent: Intent): Promise<void> {
  const to: PaymentState = intent.status
  await withPayment(till, seen, async (situation) => {
    const { payment } = situation
    if (!mayBecome(stateOf(payment), to)) return
    if (to === 'succeeded') await bePaid(till, situation, intent)
    else if (to === 'cancelled') await beCancelled(till, situation)
    else await advance(situation, { state: to })
  })
}

async function bePaid(till: Till, situation: Situation, intent: Intent): Promise<void> {
  const { transaction, payable, payment, now } = situation
  await advance(situation, {
    state: 'succeeded',
    method: intent.method ?? 'card',
    paid_at: now,
    amount_centimes: intent.amountReceived || payment.amount_centimes,
  })
  const settlement = await refreshed(situation)
  const isAgreed =
    intent.amountReceived === payment.amount_centimes &&
    intent.currency === payment.currency &&
    intent.metadata['payment'] === payment.id
  if (!isAgreed) await payable.release(till.platform, transaction, settlement)
  const reason = isAgreed
    ? await payable.fulfil(till.platform, transaction, settlement)
    : refundReasons.wrongAmount
  await forgetRequest(situation)
  if (reason === null) return
  await transaction.db
    .updateTable('payments')
    .set({ unfulfilled: reason })
    .where('id', '=', payment.id)
    .execute()
  await refundRest(transaction, await refreshed(situation), { reason, requestedBy: null })
  await mailUnfulfilled(transaction, settlement, reason)
}

async function beCancelled(till: Till, situation: Situation): Promise<void> {
  const { transaction, payable } = situation
  await advance(situation, { state: 'cancelled' })
  await payable.release(till.platform, transaction, await refreshed(situation))
  await forgetRequest(situation)
}

/** The request is no longer needed and contains personal data. */
async function forgetRequest({ transaction, payment }: Situation): Promise<void> {
  await transaction.db
    .updateTable('payments')
    .set({ request: null, caller: null })
    .where('id', '=', payment.id)
    .execute()
}

type Advance = { state: PaymentState; method?: string; paid_at?: Date; amount_centimes?: number }

async function advance({ transaction, payment, now }: Situation, to: Advance): Promise<void> {
  await transaction.db
    .updateTable('payments')
    .set({ ...to, updated_at: now })
    .where('id', '=', payment.id)
    .execute()
}

async function refreshed({ transaction, payment, now }: Situation) {
  const row = await readPayment(transaction.db, 'id', payment.id)
  if (!row) throw new Error('A locked payment is there')
  return { payment: row, now }
}

/**
 * Ends a payment that will not be made. Cancels it at Stripe first, so that it can no longer be paid; if it was paid
 * meanwhile, it is fulfilled.
 * @throws ProviderAway
 */
export async function closePayment(till: Till, payment: PaymentRow): Promise<void> {
  if (payment.stripe_intent_id === null) return await cancelUnpaid(till, payment)
  if (isBeyondReach(till.platform, payment)) return await giveUpUnasked(till, payment)
  const provider = providerOf(till.platform, payment)
  const intentId = payment.stripe_intent_id
  const intent = await provider.cancelIntent(intentId).catch(async (error: unknown) => {
    if (!(error instanceof RefusedByProvider)) throw error
    return isUnknownThere(error) ? undefined : await provider.intent(intentId)
  })
  // An intent unknown to Stripe cannot be paid; should it turn up as paid, it becomes paid.
  if (intent) await settleIntent(till, payment, intent)
  else await giveUp(till, payment)
}

/**
 * Cancels a payment without asking Stripe, because the keys of its account are missing. A pending bank payment keeps
 * its time. If it was paid after all, it becomes paid once the keys are back.
 */
async function giveUpUnasked(till: Till, payment: PaymentRow): Promise<void> {
  const age = till.platform.clock.now().getTime() - payment.created_at.getTime()
  if (stateOf(payment) === 'open' || age >= longestWay) await giveUp(till, payment)
}

async function giveUp(till: Till, seen: PaymentRow): Promise<void> {
  await withPayment(till, seen, async (situation) => {
    if (mayBecome(stateOf(situation.payment), 'cancelled')) await beCancelled(till, situation)
  })
}

/** Cancels a payment whose client secret was never issued. */
export async function cancelUnpaid(till: Till, seen: PaymentRow): Promise<void> {
  await withPayment(till, seen, async (situation) => {
    const { payment } = situation
    if (payment.stripe_intent_id !== null || !mayBecome(stateOf(payment), 'cancelled')) return
    await beCancelled(till, situation)
  })
}
