import { z } from 'zod'

import { formatChf, parseChf } from '#shared/money.ts'

import { refundTexts } from '../../payments-history.it.ts'
import { refundRequestSchema } from '../../payments.contract.ts'
import { paymentsTexts } from '../../payments.it.ts'

const { invalidAmount } = paymentsTexts.validation

/** @param left CHF */
export function refundFormSchema(left: number) {
  return z.object({
    amount: z
      .string()
      .transform((typed, context) => {
        const amount = parseChf(typed)
        if (amount === undefined) context.addIssue({ code: 'custom', message: invalidAmount })
        return amount ?? 0
      })
      .pipe(
        z
          .number()
          .positive(invalidAmount)
          .max(left, refundTexts.atMost(formatChf(left))),
      ),
    reason: refundRequestSchema.shape.reason,
  })
}
