import { z } from 'zod'

import { parseChf } from '#shared/money.ts'

import { serviceRequestSchema } from '../../catalog.contract.ts'
import { catalogTexts } from '../../catalog.it.ts'

const { name, price, duration, description } = serviceRequestSchema.shape
const { priceUnreadable, durationWhole } = catalogTexts.validation

/** An empty field is no number, so that the contract's own sentence says what is missing. */
function typedNumber(read: (text: string) => number | undefined, unreadable: string) {
  return z.string().transform((text, context) => {
    if (text.trim() === '') return undefined
    const number = read(text)
    if (number === undefined) context.addIssue({ code: 'custom', message: unreadable })
    return number
  })
}

const digits = (text: string) => (/^\d{1,4}$/.test(text.trim()) ? Number(text) : undefined)

/** The contract's service as the fields of a form hold it. */
export const serviceFormSchema = z.object({
  name,
  price: typedNumber(parseChf, priceUnreadable).pipe(price),
  duration: typedNumber(digits, durationWhole).pipe(duration),
  description: description.unwrap(),
})
/** As typed. */
export type ServiceFormFields = z.input<typeof serviceFormSchema>
export type ServiceFormValues = z.infer<typeof serviceFormSchema>
