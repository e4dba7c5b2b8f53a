import { isUnknownThere, ProviderAway, RefusedByProvider } from '#platform/stripe/provider-faults.ts'
import type { Intent } from '#platform/stripe/stripe.ts'

import { paymentsTexts } from '../payments.it.ts'
import { mayBecome, type PaymentState } from '../payments.rules.ts'
import { mailUnfulfilled } from './payment-mails.ts'
import { type PaymentRow, readPayment, stateOf } from './payment-rows.ts'
import { refundRest } from './request-refund.ts'
import { isBeyondReach, providerOf, type Situation, type Till, withPayment } from './with-payment.ts'

const { refundReasons } = paymentsTexts
/** Milliseconds after which money that a bank has on its way has long arrived. */
const longestWay = 30 * 24 * 60 * 60_000

/**
 * Asks Stripe how far a payment is, and makes it true here.
 * @returns what Stripe says; undefined when it knows of no such payment yet
 * @throws ProviderAway
 */
export async function settlePayment(till: Till, payment: PaymentRow): Promise<Intent['status'] | undefined> {
  if (payment.stripe_intent_id === null) return undefined
  const intent = await providerOf(till.platform, payment).intent(payment.stripe_intent_id)
  await settleIntent(till, payment, intent)
  return intent.status
}

/** The same for whoever says that they have paid. 'unknown' while Stripe is away: its event, or the reconciliation, will say it. */
export async function askWhatCame(
  till: Till,
  payment: PaymentRow,
): Promise<Intent['status'] | 'unknown' | undefined> {
  return await settlePayment(till, payment).catch((error: unknown) => {
    if (error instanceof ProviderAway) return 'unknown' as const
    // Of another account, or of before it: what is known here stands.
    if (isUnknownThere(error)) return undefined
    throw error
  })
}

/**
 * Makes true here what Stripe has said of an intent. It may be said twice, late and in any order: a payment only goes forward,
 * and what follows from it is done in the transaction in which it does.
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

/** It is of no use any more, and holds who asked. */
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
 * Ends a payment that will not be made. Stripe is asked first, so that nobody can still pay it; whoever has paid in the
 * meantime gets what they paid for.
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
  // What Stripe does not know nobody can pay; should it turn up paid after all, it becomes paid.
  if (intent) await settleIntent(till, payment, intent)
  else await giveUp(till, payment)
}

/**
 * Ends a payment without asking Stripe, as the keys of its account are gone. A payment on its way keeps its time. One that is paid
 * after all becomes paid once the keys are back.
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

/** Of a payment whose secret nobody was ever given. */
export async function cancelUnpaid(till: Till, seen: PaymentRow): Promise<void> {
  await withPayment(till, seen, async (situation) => {
    const { payment } = situation
    if (payment.stripe_intent_id !== null || !mayBecome(stateOf(payment), 'cancelled')) return
    await beCancelled(till, situation)
  })
}
