import { paymentError } from '#features/payments/server/errors.ts'
import { openPayment } from '#features/payments/server/open-payment.ts'
import type { Payables } from '#features/payments/server/payable.ts'
import { type PaymentRow, selectPayments } from '#features/payments/server/payment-rows.ts'
import { closePayment } from '#features/payments/server/settle-payment.ts'
import { keysFor } from '#features/payments/server/with-payment.ts'
import type { Db } from '#platform/database/database.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import type { Platform } from '#platform/platform.ts'
import { newId } from '#platform/uuid.ts'

import { planChoiceTime, isChoicePending } from '../subscription.rules.ts'
import { plansError } from './errors.ts'
import { readPlan } from './plan-rows.ts'
import { refuseTooSmallPlan } from './select-plan.ts'
import { lockSubscription } from './subscription-rows.ts'

type PlanPaymentDeps = { platform: Platform; payables: Payables }
type PlanPaymentRequest = {
  planId: string
  subscriptionId: string
  userId: string
  payer: { name: string; email: string }
}

/**
 * Opens the payment of the chosen plan or finds the open one, so two owners or two windows share one payment.
 *
 * @returns the payment's id
 * @throws AppError 404; 409 when another plan was chosen meanwhile or a payment is being processed; 503
 * without a provider
 */
export async function openPlanPayment(
  deps: PlanPaymentDeps,
  request: PlanPaymentRequest,
  isSecond = false,
): Promise<string> {
  const { platform } = deps
  const now = platform.clock.now()
  const found = await inTransaction(platform, async (transaction) => {
    const { db } = transaction
    const plan = await readPlan(db, request.planId)
    const subscription = await lockSubscription(db)
    if (request.subscriptionId !== subscription.id) throw plansError('SUBSCRIPTION_NOT_FOUND')
    if (!isChoicePending(subscription.chosenAt, now) || subscription.chosenPlan?.id !== plan.id)
      throw plansError('PLAN_NOT_CHOSEN')
    if (!platform.payments.plan) throw paymentError('PAYMENTS_UNAVAILABLE')
    await refuseTooSmallPlan(transaction, subscription, plan, now)
    const open = await openPaymentOfPlan(db)
    if (open) {
      const isSame =
        open.plan_id === plan.id &&
        open.amount_centimes === plan.price_centimes &&
        // A payment of another Stripe account does not work with the keys sent to the browser.
        (open.stripe_account ?? keysFor(platform, 'plan')) === keysFor(platform, 'plan') &&
        isFresh(open, now)
      return isSame ? { id: open.id } : { outdated: open }
    }
    const id = newId()
    await openPayment(transaction, {
      id,
      purpose: 'plan',
      account: 'plan',
      amount_centimes: plan.price_centimes,
      planId: plan.id,
      userId: request.userId,
      payer: request.payer,
      now,
    })
    return { id }
  })
  if (found.outdated === undefined) return found.id
  const closed = await closePayment(deps, found.outdated)
  // The old payment is processing, or Stripe has not cancelled it: opening another risks paying twice.
  if (closed.state === 'processing' || isSecond) throw paymentError('PAYMENT_PROCESSING')
  return await openPlanPayment(deps, request, true)
}

/** Leaves time to type a card number, since a payment closes a day after it was opened. */
function isFresh({ created_at: openedAt }: PaymentRow, now: Date): boolean {
  return now.getTime() - openedAt.getTime() < planChoiceTime / 2
}

async function openPaymentOfPlan(db: Db): Promise<PaymentRow | undefined> {
  return await selectPayments(db)
    .where('payments.purpose', '=', 'plan')
    .where('payments.state', 'in', ['open', 'processing'])
    .executeTakeFirst()
}
