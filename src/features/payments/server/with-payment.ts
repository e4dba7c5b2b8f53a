import type { Db } from '#platform/database/database.ts'
import { inTransaction, type Transaction } from '#platform/database/transaction.ts'
import type { Platform } from '#platform/platform.ts'
import type { PaymentAccount, PaymentProvider } from '#platform/stripe/stripe.ts'

import { paymentError } from './errors.ts'
import { type Payable, payableOf, type Payables, type Settlement } from './payable.ts'
import { accountOf, lockPayment, type PaymentRow, readPayment } from './payment-rows.ts'

/** What every use case of payments needs: the platform, and what can be paid for. */
export type Till = { platform: Platform; payables: Payables }

export type Situation = Settlement & { transaction: Transaction; payable: Payable }

/**
 * Works on one payment behind the locks of whoever it belongs to, the row of what is paid for, and its own, in this order
 * (docs/decisions/0011). Stripe is never asked in here: the work may be done again.
 */
export async function withPayment<T>(
  { platform, payables }: Till,
  seen: PaymentRow,
  work: (situation: Situation) => Promise<T>,
): Promise<T> {
  const payable = payableOf(payables, seen)
  const exclusive = await payable.locksOf(platform.database.db, seen)
  return await inTransaction(
    platform,
    async (transaction) => {
      await payable.lock(transaction, seen)
      const payment = await lockPayment(transaction.db, seen.id)
      return await work({ transaction, payable, payment, now: platform.clock.now() })
    },
    { exclusive },
  )
}

/** The keys that take an account's money now: plans use the salon's until the vendor's are set. */
export function keysFor({ payments }: Pick<Platform, 'payments'>, account: PaymentAccount): PaymentAccount {
  return account === 'plan' && payments.plan !== payments.salon ? 'plan' : 'salon'
}

/** The vendor's keys are gone, and the salon's know nothing of the payment: nobody can be asked about it. */
export function isBeyondReach(
  { payments }: Pick<Platform, 'payments'>,
  { stripe_account: account }: Pick<PaymentRow, 'stripe_account'>,
): boolean {
  return account === 'plan' && keysFor({ payments }, 'plan') === 'salon'
}

/** With the keys that the payment was begun with. @throws AppError 503 where they are not configured */
export function providerOf(
  { payments }: Platform,
  payment: Pick<PaymentRow, 'account' | 'stripe_account'>,
): PaymentProvider {
  const keys = accountOf({ account: payment.stripe_account ?? payment.account })
  const provider = isBeyondReach({ payments }, payment) ? null : payments[keys]
  if (!provider) throw paymentError('PAYMENTS_UNAVAILABLE')
  return provider
}

/** @throws AppError 404 */
export async function paymentOfIntent(db: Db, intentId: string): Promise<PaymentRow> {
  const payment = await readPayment(db, 'stripe_intent_id', intentId)
  if (!payment) throw paymentError('PAYMENT_NOT_FOUND')
  return payment
}
