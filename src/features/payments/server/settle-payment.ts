import {
  isMissingAtProvider,
  ProviderUnavailable,
  RefusedByProvider,
} from '#platform/stripe/provider-faults.ts'
import type { Intent } from '#platform/stripe/stripe.ts'

import { paymentsTexts } from '../payments.it.ts'
import { mayBecome, type PaymentState } from '../payments.rules.ts'
import { mailUnfulfilled } from './payment-mails.ts'
import { type PaymentRow, readPayment, stateOf } from './payment-rows.ts'
import { refundRest } from './request-refund.ts'
import {
  lacksProviderKeys,
  providerOf,
  type LockedPayment,
  type PaymentDeps,
  withPayment,
} from './with-payment.ts'

const { refundReasons } = paymentsTexts
/** Milliseconds after which a pending bank payment must have arrived. */
const maxBankTransferTime = 30 * 24 * 60 * 60_000

/** @returns Stripe's status; undefined when the payment has no intent yet @throws ProviderUnavailable */
export async function settlePayment(
  deps: PaymentDeps,
  payment: PaymentRow,
): Promise<Intent['status'] | undefined> {
  if (payment.stripe_intent_id === null) return undefined
  const intent = await providerOf(deps.platform, payment).intent(payment.stripe_intent_id)
  await settleIntent(deps, payment, intent)
  return intent.status
}

/**
 * Like `settlePayment`, but returns 'unknown' when Stripe is unavailable; its event or the reconciliation settles the
 * payment later.
 */
export async function syncWithStripe(
  deps: PaymentDeps,
  payment: PaymentRow,
): Promise<Intent['status'] | 'unknown' | undefined> {
  return await settlePayment(deps, payment).catch((error: unknown) => {
    if (error instanceof ProviderUnavailable) return 'unknown' as const
    // The intent belongs to another or a former account: our state stands.
    if (isMissingAtProvider(error)) return undefined
    throw error
  })
}

/**
 * Takes over the state of an intent. Stripe's news may come twice, late and in any order: a payment only goes forward,
 * and its consequences run in the same transaction.
 */
export async function settleIntent(deps: PaymentDeps, seen: PaymentRow, intent: Intent): Promise<void> {
  const to: PaymentState = intent.status
  await withPayment(deps, seen, async (locked) => {
    const { payment } = locked
    if (!mayBecome(stateOf(payment), to)) return
    if (to === 'succeeded') await markPaid(deps, locked, intent)
    else if (to === 'cancelled') await markCancelled(deps, locked)
    else await advanceState(locked, { state: to })
  })
}

async function markPaid(deps: PaymentDeps, locked: LockedPayment, intent: Intent): Promise<void> {
  const { transaction, payable, payment, now } = locked
  await advanceState(locked, {
    state: 'succeeded',
    method: intent.method ?? 'card',
    paid_at: now,
    amount_centimes: intent.amountReceived || payment.amount_centimes,
  })
  const settlement = await reloadedPayment(locked)
  const isAgreed =
    intent.amountReceived === payment.amount_centimes &&
    intent.currency === payment.currency &&
    intent.metadata['payment'] === payment.id
  if (!isAgreed) await payable.release(deps.platform, transaction, settlement)
  const reason = isAgreed
    ? await payable.fulfil(deps.platform, transaction, settlement)
    : refundReasons.wrongAmount
  await clearStoredRequest(locked)
  if (reason === null) return
  await transaction.db
    .updateTable('payments')
    .set({ unfulfilled: reason })
    .where('id', '=', payment.id)
    .execute()
  await refundRest(transaction, await reloadedPayment(locked), { reason, requestedBy: null })
  await mailUnfulfilled(transaction, settlement, reason)
}

async function markCancelled(deps: PaymentDeps, locked: LockedPayment): Promise<void> {
  const { transaction, payable } = locked
  await advanceState(locked, { state: 'cancelled' })
  await payable.release(deps.platform, transaction, await reloadedPayment(locked))
  await clearStoredRequest(locked)
}

/** The request is no longer needed and contains personal data. */
async function clearStoredRequest({ transaction, payment }: LockedPayment): Promise<void> {
  await transaction.db
    .updateTable('payments')
    .set({ request: null, caller: null })
    .where('id', '=', payment.id)
    .execute()
}

type Advance = { state: PaymentState; method?: string; paid_at?: Date; amount_centimes?: number }

async function advanceState({ transaction, payment, now }: LockedPayment, to: Advance): Promise<void> {
  await transaction.db
    .updateTable('payments')
    .set({ ...to, updated_at: now })
    .where('id', '=', payment.id)
    .execute()
}

async function reloadedPayment({ transaction, payment, now }: LockedPayment) {
  const row = await readPayment(transaction.db, 'id', payment.id)
  if (!row) throw new Error('A locked payment is there')
  return { payment: row, now }
}

/**
 * Ends a payment that will not be made. Cancels it at Stripe first, so that it can no longer be paid; if it was paid
 * meanwhile, it is fulfilled.
 * @throws ProviderUnavailable
 */
export async function closePayment(deps: PaymentDeps, payment: PaymentRow): Promise<void> {
  if (payment.stripe_intent_id === null) return await cancelUnpaid(deps, payment)
  if (lacksProviderKeys(deps.platform, payment)) return await cancelUnreachable(deps, payment)
  const provider = providerOf(deps.platform, payment)
  const intentId = payment.stripe_intent_id
  const intent = await provider.cancelIntent(intentId).catch(async (error: unknown) => {
    if (!(error instanceof RefusedByProvider)) throw error
    return isMissingAtProvider(error) ? undefined : await provider.intent(intentId)
  })
  // An intent unknown to Stripe cannot be paid; should it turn up as paid, it becomes paid.
  if (intent) await settleIntent(deps, payment, intent)
  else await cancelLocally(deps, payment)
}

/**
 * Cancels a payment without asking Stripe, because the keys of its account are missing. A pending bank payment keeps
 * its time. If it was paid after all, it becomes paid once the keys are back.
 */
async function cancelUnreachable(deps: PaymentDeps, payment: PaymentRow): Promise<void> {
  const age = deps.platform.clock.now().getTime() - payment.created_at.getTime()
  if (stateOf(payment) === 'open' || age >= maxBankTransferTime) await cancelLocally(deps, payment)
}

async function cancelLocally(deps: PaymentDeps, seen: PaymentRow): Promise<void> {
  await withPayment(deps, seen, async (locked) => {
    if (mayBecome(stateOf(locked.payment), 'cancelled')) await markCancelled(deps, locked)
  })
}

/** Cancels a payment whose client secret was never issued. */
export async function cancelUnpaid(deps: PaymentDeps, seen: PaymentRow): Promise<void> {
  await withPayment(deps, seen, async (locked) => {
    const { payment } = locked
    if (payment.stripe_intent_id !== null || !mayBecome(stateOf(payment), 'cancelled')) return
    await markCancelled(deps, locked)
  })
}
