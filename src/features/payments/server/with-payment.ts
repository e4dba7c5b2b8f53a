import type { Db } from '#platform/database/database.ts'
import { inTransaction, type Transaction } from '#platform/database/transaction.ts'
import type { Platform } from '#platform/platform.ts'
import type { PaymentAccount, PaymentProvider } from '#platform/stripe/payment-provider.ts'

import { paymentError } from './errors.ts'
import { type Payable, payableOf, type Payables, type PaymentAt } from './payable.ts'
import {
  accountOf,
  lockPayment,
  type PaymentRow,
  type PaymentWithRefunds,
  readPayment,
} from './payment-rows.ts'

export type PaymentDeps = { platform: Platform; payables: Payables }

export type LockedPayment = PaymentAt & { transaction: Transaction; payable: Payable }

/**
 * Runs `work` on one payment with the locks of its owner, of the payable's row and of its own row, in this order
 * (docs/decisions/0011). `work` must not call Stripe, since the transaction may be repeated.
 */
export async function withPayment<T>(
  { platform, payables }: PaymentDeps,
  seen: PaymentRow,
  work: (locked: LockedPayment) => Promise<T>,
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

/** True when the payment was made with the vendor's keys and these are missing, so that Stripe cannot be asked. */
export function lacksProviderKeys(
  { payments }: Pick<Platform, 'payments'>,
  { stripe_account: account }: Pick<PaymentRow, 'stripe_account'>,
): boolean {
  return account === 'plan' && keysFor({ payments }, 'plan') === 'salon'
}

/** @throws AppError 503 when the keys that the payment was started with are not configured */
export function providerOf(
  { payments }: Platform,
  payment: Pick<PaymentRow, 'account' | 'stripe_account'>,
): PaymentProvider {
  const keys = accountOf({ account: payment.stripe_account ?? payment.account })
  const provider = lacksProviderKeys({ payments }, payment) ? null : payments[keys]
  if (!provider) throw paymentError('PAYMENTS_UNAVAILABLE')
  return provider
}

/** @throws AppError 404 */
export async function paymentOfIntent(db: Db, intentId: string): Promise<PaymentWithRefunds> {
  const payment = await readPayment(db, 'stripe_intent_id', intentId)
  if (!payment) throw paymentError('PAYMENT_NOT_FOUND')
  return payment
}
