import type { Intent, NewIntent } from '#platform/stripe/payment-provider.ts'
import {
  isMissingAtProvider,
  ProviderUnavailable,
  RefusedByProvider,
} from '#platform/stripe/provider-faults.ts'
import { centimesToChf } from '#shared/money.ts'

import type { StartedPayment } from '../payments.contract.ts'
import { statementTexts } from '../payments.it.ts'
import { isSettled, type PaymentState } from '../payments.rules.ts'
import { paymentError } from './errors.ts'
import { payableOf } from './payable.ts'
import { accountOf, type PaymentRow, readPayment, stateOf } from './payment-rows.ts'
import { cancelUnpaid, closePayment, settleIntent } from './settle-payment.ts'
import { shopId } from './shop-id.ts'
import { keysFor, providerOf, type PaymentDeps } from './with-payment.ts'

/**
 * Prepares an opened payment at Stripe, or finds the prepared one: two windows and a repeated request get the same
 * intent.
 * @throws AppError 409 when the payment is over, 503 when Stripe is unavailable; the hold is released then
 */
export async function startPayment(deps: PaymentDeps, paymentId: string): Promise<StartedPayment> {
  const payment = await readPayment(deps.platform.database.db, 'id', paymentId)
  if (!payment) throw paymentError('PAYMENT_NOT_FOUND')
  if (payment.state === 'succeeded') throw paymentError('ALREADY_PAID')
  if (isSettled(stateOf(payment))) throw paymentError('PAYMENT_CLOSED')
  const intent = await prepared(deps, payment)
  if (intent.status !== 'open') {
    await settleIntent(deps, payment, intent)
    throw paymentError(refusals[intent.status])
  }
  return {
    _id: payment.id,
    paymentIntentId: intent.id,
    client_secret: intent.clientSecret,
    clientSecret: intent.clientSecret,
    amount: centimesToChf(payment.amount_centimes),
    currency: 'CHF',
    expiresAt: (await keptUntil(deps, payment))?.toISOString() ?? null,
  }
}

const refusals = {
  cancelled: 'PAYMENT_CLOSED',
  processing: 'PAYMENT_PROCESSING',
  succeeded: 'ALREADY_PAID',
} as const

async function keptUntil({ platform, payables }: PaymentDeps, payment: PaymentRow): Promise<Date | null> {
  return await payableOf(payables, payment).heldUntil(platform.database.db, payment)
}

/** @throws AppError 503 */
async function prepared(deps: PaymentDeps, payment: PaymentRow): Promise<Intent> {
  const provider = providerOf(deps.platform, payment)
  try {
    if (payment.stripe_intent_id !== null) return await provider.intent(payment.stripe_intent_id)
    const intent = await provider.createIntent(await newIntent(deps, payment))
    if (isSettled(await saveIntent(deps, payment, intent))) {
      // Another window found Stripe unavailable and gave the payment up: it must not be paid any more.
      await closePayment(deps, { ...payment, stripe_intent_id: intent.id })
      throw paymentError('PAYMENT_CLOSED')
    }
    return intent
  } catch (error) {
    if (!(error instanceof ProviderUnavailable || error instanceof RefusedByProvider)) throw error
    if (payment.stripe_intent_id !== null && isMissingAtProvider(error)) {
      await closePayment(deps, payment)
      throw paymentError('PAYMENT_CLOSED')
    }
    // The client secret was not issued, so the payment cannot be made and the hold can end early.
    if (payment.stripe_intent_id === null) await cancelUnpaid(deps, payment)
    throw Object.assign(paymentError('PAYMENT_FAILED'), { cause: error })
  }
}

/** Builds identical contents every time: Stripe refuses a repeated key with other contents. */
export async function newIntent({ platform }: PaymentDeps, payment: PaymentRow): Promise<NewIntent> {
  const { id, purpose, plan_id: plan } = payment
  return {
    amount: payment.amount_centimes,
    key: `payment-${id}`,
    description: statementTexts[purpose] ?? purpose,
    metadata: {
      payment: id,
      purpose,
      shop: await shopId(platform.database.db),
      ...(plan !== null && { plan }),
    },
  }
}

/** Saves the intent's id before the browser gets the secret. @returns the payment's present state */
export async function saveIntent(
  { platform }: PaymentDeps,
  { id, account }: PaymentRow,
  intent: Intent,
): Promise<PaymentState> {
  const row = await platform.database.db
    .updateTable('payments')
    .set((eb) => ({
      stripe_intent_id: eb.fn.coalesce('stripe_intent_id', eb.val(intent.id)),
      stripe_account: eb.fn.coalesce('stripe_account', eb.val(keysFor(platform, accountOf({ account })))),
      updated_at: platform.clock.now(),
    }))
    .where('id', '=', id)
    .returning('state')
    .executeTakeFirstOrThrow()
  return stateOf(row)
}
