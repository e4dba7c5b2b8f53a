import { registerConstraintRefusal } from '#platform/database/constraint-errors.ts'
import { errorsOf } from '#platform/http/errors.ts'

import { paymentsErrorTexts } from '../payments.it.ts'

export const paymentError = errorsOf(paymentsErrorTexts, {
  400: ['INVALID_PAYMENT_TYPE'],
  402: ['PAYMENT_REQUIRED'],
  404: ['PAYMENT_NOT_FOUND'],
  409: [
    'PAYMENT_CLOSED',
    'PAYMENT_PROCESSING',
    'ALREADY_PAID',
    'AMOUNT_TOO_LOW',
    'NOT_REFUNDABLE',
    'ALREADY_REFUNDED',
    'REFUND_TOO_HIGH',
    'PAYMENT_DISPUTED',
  ],
  503: ['PAYMENTS_UNAVAILABLE', 'PAYMENT_FAILED'],
})

registerConstraintRefusal('refunds_within_payment', () => paymentError('REFUND_TOO_HIGH'))
