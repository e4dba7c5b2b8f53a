import { mailOwners } from '#features/accounts/server/mail-owners.ts'
import { centimesToChf } from '#shared/money.ts'

import { disputeReason } from '../../disputes.it.ts'
import type { DisputeNews } from '../dispute-messages.ts'
import { type DisputeRow, stateOfDispute } from '../dispute-rows.ts'
import { payerName } from '../payment-mails.ts'
import type { LockedPayment } from '../with-payment.ts'

/**
 * Mails the owners when a dispute opens, changes from an inquiry, or is decided.
 * @param before undefined for a new dispute
 */
export async function mailDispute(
  locked: LockedPayment,
  row: DisputeRow,
  before: DisputeRow | undefined,
): Promise<void> {
  const state = stateOfDispute(row)
  if (before?.state === state) return
  const isDecided = state === 'won' || state === 'lost'
  await queueDisputeMail(locked, row, {
    template: isDecided ? 'dispute-decided' : 'payment-disputed',
    // A dispute may change its state several times; each change gets a mail.
    cause: `${row.id} ${before === undefined ? '' : `${before.state} `}${state}`,
    isReminder: false,
  })
}

export async function remindOfDispute(locked: LockedPayment, row: DisputeRow): Promise<void> {
  await queueDisputeMail(locked, row, {
    template: 'payment-disputed',
    cause: `${row.id} reminder`,
    isReminder: true,
  })
}

type Mail = { template: string; cause: string; isReminder: boolean }

async function queueDisputeMail(
  { transaction, payable, payment, now }: LockedPayment,
  row: DisputeRow,
  { template, cause, isReminder }: Mail,
): Promise<void> {
  const subject = (await payable.subjectsOf(transaction.db, [payment])).get(payment.id)
  const state = stateOfDispute(row)
  const payload: DisputeNews = {
    paymentId: payment.id,
    name: subject?.customer || payerName(payment),
    amount: centimesToChf(row.amount_centimes),
    reason: disputeReason(row.reason),
    appointment: subject?.appointment ?? null,
    orderNumber: subject?.order?.orderNumber ?? null,
    isOfPlan: payment.purpose === 'plan',
    isInquiry: state === 'inquiry',
    isLost: state === 'lost',
    isReminder,
    respondBy: row.respond_by?.toISOString() ?? null,
  }
  await mailOwners(transaction, { template, cause, payload }, now)
}
