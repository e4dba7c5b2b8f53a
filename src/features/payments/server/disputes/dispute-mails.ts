import { mailOwners } from '#features/accounts/server/mail-owners.ts'
import { centimesToChf } from '#shared/money.ts'

import { disputeReason } from '../../disputes.it.ts'
import type { DisputeNews } from '../dispute-messages.ts'
import { type DisputeRow, stateOfDispute } from '../dispute-rows.ts'
import { payerName } from '../payment-mails.ts'
import type { Situation } from '../with-payment.ts'

/**
 * Mails the owners when a dispute opens, changes from an inquiry, or is decided.
 * @param before undefined for a new dispute
 */
export async function mailDispute(
  situation: Situation,
  row: DisputeRow,
  before: DisputeRow | undefined,
): Promise<void> {
  const state = stateOfDispute(row)
  if (before?.state === state) return
  const isDecided = state === 'won' || state === 'lost'
  await queueNews(situation, row, {
    template: isDecided ? 'dispute-decided' : 'payment-disputed',
    // A dispute may change its state several times; each change gets a mail.
    cause: `${row.id} ${before === undefined ? '' : `${before.state} `}${state}`,
    isReminder: false,
  })
}

export async function remindOfDispute(situation: Situation, row: DisputeRow): Promise<void> {
  await queueNews(situation, row, {
    template: 'payment-disputed',
    cause: `${row.id} reminder`,
    isReminder: true,
  })
}

type Mail = { template: string; cause: string; isReminder: boolean }

async function queueNews(
  { transaction, payable, payment, now }: Situation,
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
