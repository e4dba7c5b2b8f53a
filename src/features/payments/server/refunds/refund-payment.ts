import { type Actor, recordChange } from '#features/audit/server/record-change.ts'
import { storedAnswerOf, type IdempotencyKey, storeAnswer } from '#platform/http/idempotency.ts'
import { isId } from '#shared/ids.ts'
import { centimesToChf } from '#shared/money.ts'

import { netPaidOf } from '../../payments.rules.ts'
import { paymentError } from '../errors.ts'
import { payableOf } from '../payable.ts'
import { type PaymentWithRefunds, readPayment } from '../payment-rows.ts'
import { orderRefund } from '../request-refund.ts'
import { type PaymentDeps, withPayment } from '../with-payment.ts'

type Request = {
  /** centimes; undefined: all that is left */
  amount: number | undefined
  reason: string
  by: Actor
  key: IdempotencyKey | undefined
}

/**
 * Orders a full or partial refund for the owner; a job sends it.
 * @throws AppError 404, 409 when it was not paid, is already refunded or disputed, or the amount is more than is left
 */
export async function refundPayment(
  deps: PaymentDeps,
  id: string,
  { amount, reason, by, key }: Request,
): Promise<PaymentWithRefunds> {
  const { db } = deps.platform.database
  const seen = isId(id) ? await readPayment(db, 'id', id) : undefined
  if (!seen) throw paymentError('PAYMENT_NOT_FOUND')
  // The salon's own payments to the vendor are not the salon's to refund.
  if (seen.account !== 'salon') throw paymentError('NOT_REFUNDABLE')
  return await withPayment(deps, seen, async ({ transaction, payable, payment, now }) => {
    if (key && (await storedAnswerOf(transaction.db, key)) !== undefined) return payment
    if (payment.state !== 'succeeded') throw paymentError('NOT_REFUNDABLE')
    if (payment.is_disputed || payment.lost_centimes > 0) throw paymentError('PAYMENT_DISPUTED')
    const rest = netPaidOf(payment)
    if (rest <= 0) throw paymentError('ALREADY_REFUNDED')
    const part = amount ?? rest
    if (part <= 0 || part > rest) throw paymentError('REFUND_TOO_HIGH')
    const gesture = await payable.gestureIn?.(transaction.db, payment, { amount: part, now })
    const order = { amount: part, reason, requestedBy: by.id, isAnnounced: true, gesture: gesture ?? 0 }
    await orderRefund(transaction, { payment, now }, order)
    const after = await readPayment(transaction.db, 'id', payment.id)
    if (!after) throw new Error('A locked payment is there')
    const [subject] = (await payableOf(deps.payables, after).subjectsOf(transaction.db, [after])).values()
    await recordChange(transaction, by, now, {
      entity: 'payment',
      id: payment.id,
      name: subject?.customer ?? '',
      action: 'refunded',
      before: { refunded: centimesToChf(payment.refunded_centimes) },
      after: { refunded: centimesToChf(after.refunded_centimes), reason },
    })
    await payable.reflect(deps.platform, transaction, { payment: after, now })
    if (key) await storeAnswer(transaction.db, key, { refunded: true })
    return after
  })
}
