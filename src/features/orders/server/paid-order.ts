import { z } from 'zod'

import { paymentsTexts } from '#features/payments/payments.it.ts'
import { paymentError } from '#features/payments/server/errors.ts'
import type { Payables } from '#features/payments/server/payable.ts'
import { readPayment } from '#features/payments/server/payment-rows.ts'
import { syncWithStripe } from '#features/payments/server/settle-payment.ts'
import { AppError } from '#platform/http/errors.ts'
import type { Platform } from '#platform/platform.ts'

import type { OrderRequest } from '../orders.contract.ts'
import { orderError } from './errors.ts'
import { findOrder, type OrderRow } from './order-rows.ts'

const payerEmailSchema = z.object({ email: z.string() })

/**
 * Finds the order of a payment that the buyer claims to have made; the server asks Stripe. The order follows the
 * payment, not the request's items and prices. A repeated request finds the same order.
 * @throws AppError 402 when it is not paid, or paid for another purpose; 409 while Stripe has not decided, or after a
 * refund
 */
export async function paidOrder(
  deps: { platform: Platform; payables: Payables },
  intentId: string,
  { customerDetails }: Pick<OrderRequest, 'customerDetails'>,
): Promise<OrderRow> {
  const { db } = deps.platform.database
  const claimed = await readPayment(db, 'stripe_intent_id', intentId)
  if (claimed?.purpose !== 'product_order') throw orderError('ORDER_UNPAID')
  // The payment's id alone must not reveal the order.
  if (payerEmailSchema.safeParse(claimed.payer).data?.email !== customerDetails.email)
    throw orderError('ORDER_UNPAID')
  const { payment, status } = await syncWithStripe(deps, claimed)
  if (payment.unfulfilled !== null) {
    const { code, status } = orderError('OUT_OF_STOCK')
    throw new AppError(code, status, paymentsTexts.givenBack(payment.unfulfilled))
  }
  const row = payment.order_id === null ? undefined : await findOrder(db, payment.order_id)
  if (row) return row
  throw status === 'unknown' || status === 'processing'
    ? paymentError('PAYMENT_PROCESSING')
    : orderError('ORDER_UNPAID')
}
