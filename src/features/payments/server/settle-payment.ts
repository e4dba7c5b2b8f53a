import type { Intent } from '#platform/stripe/payment-provider.ts'
import {
  isMissingAtProvider,
  ProviderUnavailable,
  RefusedByProvider,
} from '#platform/stripe/provider-faults.ts'

import { paymentsTexts } from '../payments.it.ts'
import { mayBecome, type PaymentState } from '../payments.rules.ts'
import { mailUnfulfilled } from './payment-mails.ts'
import { type PaymentRow, type PaymentWithRefunds, readPayment, stateOf } from './payment-rows.ts'
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

/** `status` is Stripe's; undefined when the payment has no intent yet. */
type Settled<Seen> = { payment: Seen | PaymentWithRefunds; status: Intent['status'] | undefined }

/** @returns the payment after the step @throws ProviderUnavailable */
export async function settlePayment<Seen extends PaymentRow>(
  deps: PaymentDeps,
  payment: Seen,
): Promise<Settled<Seen>> {
  if (payment.stripe_intent_id === null) return { payment, status: undefined }
  const intent = await providerOf(deps.platform, payment).intent(payment.stripe_intent_id)
  return { payment: await settleIntent(deps, payment, intent), status: intent.status }
}

/**
 * Like `settlePayment`, but returns 'unknown' when Stripe is unavailable; its event or the reconciliation settles the
 * payment later.
 */
export async function syncWithStripe<Seen extends PaymentRow>(
  deps: PaymentDeps,
  payment: Seen,
): Promise<Omit<Settled<Seen>, 'status'> & { status: Intent['status'] | 'unknown' | undefined }> {
  return await settlePayment(deps, payment).catch((error: unknown) => {
    if (error instanceof ProviderUnavailable) return { payment, status: 'unknown' as const }
    // The intent belongs to another or a former account: our state stands.
    if (isMissingAtProvider(error)) return { payment, status: undefined }
    throw error
  })
}

/**
 * Takes over the state of an intent. Stripe's news may come twice, late and in any order: a payment only goes forward,
 * and its consequences run in the same transaction.
 * @returns the payment after the step
 */
export async function settleIntent(
  deps: PaymentDeps,
  seen: PaymentRow,
  intent: Intent,
): Promise<PaymentWithRefunds> {
  const to: PaymentState = intent.status
  return await withPayment(deps, seen, async (locked) => {
    const { payment } = locked
    if (!mayBecome(stateOf(payment), to)) return payment
    if (to === 'succeeded') return await markPaid(deps, locked, intent)
    if (to === 'cancelled') return await markCancelled(deps, locked)
    return await advanceState(locked, { state: to })
  })
}

async function markPaid(
  deps: PaymentDeps,
  locked: LockedPayment,
  intent: Intent,
): Promise<PaymentWithRefunds> {
  const { transaction, payable, payment, now } = locked
  const paid = await advanceState(locked, {
    state: 'succeeded',
    method: intent.method ?? 'card',
    paid_at: now,
    amount_centimes: intent.amountReceived || payment.amount_centimes,
  })
  const settlement = { payment: paid, now }
  const isAgreed =
    intent.amountReceived === payment.amount_centimes &&
    intent.currency === payment.currency &&
    intent.metadata['payment'] === payment.id
  if (!isAgreed) await payable.release(deps.platform, transaction, settlement)
  const reason = isAgreed
    ? await payable.fulfil(deps.platform, transaction, settlement)
    : refundReasons.wrongAmount
  await clearStoredRequest(locked)
  if (reason === null) return await reread(locked)
  await transaction.db
    .updateTable('payments')
    .set({ unfulfilled: reason })
    .where('id', '=', payment.id)
    .execute()
  await refundRest(transaction, { payment: await reread(locked), now }, { reason, requestedBy: null })
  await mailUnfulfilled(transaction, settlement, reason)
  return await reread(locked)
}

async function markCancelled(deps: PaymentDeps, locked: LockedPayment): Promise<PaymentWithRefunds> {
  const { transaction, payable, now } = locked
  const payment = await advanceState(locked, { state: 'cancelled' })
  await payable.release(deps.platform, transaction, { payment, now })
  await clearStoredRequest(locked)
  return { ...payment, request: null, caller: null }
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

async function advanceState(
  { transaction, payment, now }: LockedPayment,
  to: Advance,
): Promise<PaymentWithRefunds> {
  const changed = { ...to, updated_at: now }
  await transaction.db.updateTable('payments').set(changed).where('id', '=', payment.id).execute()
  return { ...payment, ...changed }
}

async function reread({ transaction, payment: { id } }: LockedPayment): Promise<PaymentWithRefunds> {
  const row = await readPayment(transaction.db, 'id', id)
  if (!row) throw new Error('A locked payment is there')
  return row
}

/**
 * Ends a payment that will not be made. Cancels it at Stripe first, so that it can no longer be paid; if it was paid
 * meanwhile, it is fulfilled.
 * @returns the payment after the step
 * @throws ProviderUnavailable
 */
export async function closePayment(deps: PaymentDeps, payment: PaymentRow): Promise<PaymentRow> {
  if (payment.stripe_intent_id === null) return await cancelUnpaid(deps, payment)
  if (lacksProviderKeys(deps.platform, payment)) return await cancelUnreachable(deps, payment)
  const provider = providerOf(deps.platform, payment)
  const intentId = payment.stripe_intent_id
  const intent = await provider.cancelIntent(intentId).catch(async (error: unknown) => {
    if (!(error instanceof RefusedByProvider)) throw error
    return isMissingAtProvider(error) ? undefined : await provider.intent(intentId)
  })
  // An intent unknown to Stripe cannot be paid; should it turn up as paid, it becomes paid.
  return intent ? await settleIntent(deps, payment, intent) : await cancelLocally(deps, payment)
}

/**
 * Cancels a payment without asking Stripe, because the keys of its account are missing. A pending bank payment keeps
 * its time. If it was paid after all, it becomes paid once the keys are back.
 */
async function cancelUnreachable(deps: PaymentDeps, payment: PaymentRow): Promise<PaymentRow> {
  const age = deps.platform.clock.now().getTime() - payment.created_at.getTime()
  const isDue = stateOf(payment) === 'open' || age >= maxBankTransferTime
  return isDue ? await cancelLocally(deps, payment) : payment
}

async function cancelLocally(deps: PaymentDeps, seen: PaymentRow): Promise<PaymentRow> {
  return await withPayment(deps, seen, async (locked) =>
    mayBecome(stateOf(locked.payment), 'cancelled') ? await markCancelled(deps, locked) : locked.payment,
  )
}

/** Cancels a payment whose client secret was never issued. */
export async function cancelUnpaid(deps: PaymentDeps, seen: PaymentRow): Promise<PaymentRow> {
  return await withPayment(deps, seen, async (locked) => {
    const { payment } = locked
    if (payment.stripe_intent_id !== null || !mayBecome(stateOf(payment), 'cancelled')) return payment
    return await markCancelled(deps, locked)
  })
}
