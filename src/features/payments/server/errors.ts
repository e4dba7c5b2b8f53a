import { translateConstraint } from '#platform/database/constraint-errors.ts'
import { errorsOf } from '#platform/http/errors.ts'

import { paymentErrorStatus } from '../payments.contract.ts'
import { paymentsErrorTexts } from '../payments.it.ts'

export const paymentError = errorsOf(paymentErrorStatus, paymentsErrorTexts)

translateConstraint('refunds_within_payment', () => paymentError('REFUND_TOO_HIGH'))
