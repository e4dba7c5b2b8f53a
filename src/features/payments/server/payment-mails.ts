import { z } from 'zod'

import { mailOwners } from '#features/accounts/server/mail-owners.ts'
import { queueMessage } from '#features/messages/server/outbox.ts'
import type { Transaction } from '#platform/database/transaction.ts'
import { centimesToChf } from '#shared/money.ts'

import { netPaidOf } from '../payments.rules.ts'
import type { MoneyNews } from './messages.ts'
import type { Payable, PaymentAt } from './payable.ts'
import type { PaymentRow, RefundRow } from './payment-rows.ts'

const storedPayerSchema = z.object({ name: z.string(), email: z.string() })

export async function mailUnfulfilled(
  transaction: Transaction,
  { payment, now }: PaymentAt,
  reason: string,
): Promise<void> {
  const payload = moneyNews(payment, { amount: payment.amount_centimes, reason })
  await mailPayer(transaction, { template: 'payment-refunded', cause: payment.id }, { payment, now }, payload)
}

type RefundOf = PaymentAt & { payable: Payable; refund: RefundRow }
type RefundNews = RefundOf & { state: RefundRow['state'] }

export async function mailDelayedRefund(transaction: Transaction, news: RefundOf): Promise<void> {
  const payload = await refundNews(transaction, news)
  await mailOwners(transaction, { template: 'refund-delayed', cause: news.refund.id, payload }, news.now)
}

/**
 * Mails the payer when Stripe has accepted a refund, and the owners when it has failed, since the shop still has the
 * money.
 */
export async function mailRefund(
  transaction: Transaction,
  { payment, payable, refund, state, now }: RefundNews,
): Promise<void> {
  const payload = await refundNews(transaction, { payment, payable, refund, now })
  if (state === 'failed') {
    await mailOwners(transaction, { template: 'refund-failed', cause: refund.id, payload }, now)
  } else if (refund.state === 'requested' && refund.is_announced) {
    await mailPayer(
      transaction,
      { template: 'payment-given-back', cause: refund.id },
      { payment, now },
      payload,
    )
  }
}

async function refundNews(
  { db }: Transaction,
  { payment, payable, refund }: RefundOf,
): Promise<MoneyNews & { left: number }> {
  const { amount_centimes: amount, reason } = refund
  const subject = (await payable.subjectsOf(db, [payment])).get(payment.id)
  return {
    ...moneyNews(payment, { amount, reason }),
    appointment: subject?.appointment ?? null,
    orderNumber: subject?.order?.orderNumber ?? null,
    left: centimesToChf(netPaidOf(payment)),
  }
}

async function mailPayer(
  transaction: Transaction,
  what: { template: string; cause: string },
  { payment, now }: PaymentAt,
  payload: MoneyNews,
): Promise<void> {
  const payer = storedPayerSchema.safeParse(payment.payer).data
  if (payer) await queueMessage(transaction, { ...what, recipient: payer.email, payload }, now)
}

export function payerName({ payer }: Pick<PaymentRow, 'payer'>): string {
  return storedPayerSchema.safeParse(payer).data?.name ?? ''
}

/** @param news amount in centimes */
function moneyNews(
  { id: paymentId, payer, purpose }: PaymentRow,
  { amount, reason }: { amount: number; reason: string },
): MoneyNews {
  return {
    paymentId,
    name: payerName({ payer }),
    amount: centimesToChf(amount),
    reason,
    isOfOrder: purpose === 'product_order',
    isOfPlan: purpose === 'plan',
    appointment: null,
    orderNumber: null,
  }
}
