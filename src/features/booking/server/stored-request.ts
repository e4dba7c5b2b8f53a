import { z } from 'zod'

import { appointmentChoiceSchema } from '#features/appointments/appointments.contract.ts'
import type { StoredBooking } from '#features/appointments/server/book-held-slot.ts'
import type { PaymentRow } from '#features/payments/server/payment-rows.ts'
import { contactDetailsSchema } from '#shared/contracts/answered-people.ts'

const storedRequestSchema = z.object({
  choice: appointmentChoiceSchema,
  customer: z.discriminatedUnion('kind', [
    contactDetailsSchema.extend({ kind: z.literal('client'), userId: z.string() }),
    contactDetailsSchema.extend({ kind: z.literal('guest') }),
  ]),
  browserTimeZone: z.string().optional(),
})

/** The booking that a payment was opened for; undefined when it has been forgotten. */
export function storedBookingOf({ request }: PaymentRow): StoredBooking | undefined {
  return storedRequestSchema.safeParse(request).data
}

const storedPayerSchema = z.object({ name: z.string() })

export function storedPayerOf({ payer }: PaymentRow): { name: string } | undefined {
  return storedPayerSchema.safeParse(payer).data
}
