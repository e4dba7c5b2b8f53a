import { z } from 'zod'

import { ownerAddresses } from '#features/accounts/server/public.ts'
import { queueMessage, queueMessages } from '#features/notifications/server/public.ts'
import type { Transaction } from '#platform/database/transaction.ts'
import { centimesToChf } from '#shared/money.ts'

import type { MoneyNews } from './messages.ts'
import type { Settlement } from './payable.ts'
import type { PaymentRow } from './payment-rows.ts'

/** @property amount centimes */
type News = { amount: number; reason: string }

const payerSchema = z.object({ name: z.string(), email: z.string() })

/** To whoever pays: nothing could be made of the money. */
export async function mailUnfulfilled(
  transaction: Transaction,
  { payment, now }: Settlement,
  reason: string,
): Promise<void> {
  const news = { amount: payment.amount_centimes, reason }
  await mailPayer(transaction, 'payment-refunded', { payment, now }, news)
}

/** To whoever has paid: the owner gives back all or a part. */
export async function mailGivenBack(
  transaction: Transaction,
  settlement: Settlement,
  news: News,
): Promise<void> {
  await mailPayer(transaction, 'payment-given-back', settlement, news)
}

/** To the owners: the money is still there, and somebody waits for it. */
export async function mailFailedRefund(
  transaction: Transaction,
  { payment, now }: Settlement,
  news: News,
): Promise<void> {
  const payload = moneyNews(payment, news)
  const owners = await ownerAddresses(transaction.db)
  const mails = owners.map((recipient) => ({ template: 'refund-failed', recipient, payload }))
  await queueMessages(transaction, mails, now)
}

async function mailPayer(
  transaction: Transaction,
  template: string,
  { payment, now }: Settlement,
  news: News,
): Promise<void> {
  const payer = payerSchema.safeParse(payment.payer).data
  if (!payer) return
  await queueMessage(
    transaction,
    { template, recipient: payer.email, payload: moneyNews(payment, news) },
    now,
  )
}

function moneyNews({ payer }: PaymentRow, { amount, reason }: News): MoneyNews {
  return { name: payerSchema.safeParse(payer).data?.name ?? '', amount: centimesToChf(amount), reason }
}
