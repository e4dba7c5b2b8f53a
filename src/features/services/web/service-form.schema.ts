import { z } from 'zod'

import { parseChf } from '#shared/money.ts'
import { typedNumber } from '#ui/forms/typed-number.ts'

import { serviceRequestSchema } from '../services.contract.ts'
import { servicesTexts } from '../services.it.ts'

const { name, price, duration, description } = serviceRequestSchema.shape
const { priceUnreadable, durationWhole } = servicesTexts.validation

const digits = (text: string) => (/^\d{1,4}$/.test(text.trim()) ? Number(text) : undefined)

export const serviceFormSchema = z.object({
  name,
  price: typedNumber(parseChf, priceUnreadable).pipe(price),
  duration: typedNumber(digits, durationWhole).pipe(duration),
  description: description.unwrap(),
})
export type ServiceFormFields = z.input<typeof serviceFormSchema>
export type ServiceFormValues = z.infer<typeof serviceFormSchema>
