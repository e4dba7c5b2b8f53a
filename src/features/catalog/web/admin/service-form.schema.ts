import { z } from 'zod'

import { serviceRequestSchema } from '../../catalog.contract.ts'

const { name, price, duration, description } = serviceRequestSchema.shape

/** An empty field is no number, so that the contract's own sentence says what is missing. */
const typedNumber = z.string().transform((text) => (text.trim() === '' ? undefined : Number(text)))

/** The contract's service as the fields of a form hold it. */
export const serviceFormSchema = z.object({
  name,
  price: typedNumber.pipe(price),
  duration: typedNumber.pipe(duration),
  description: description.unwrap(),
})
export type ServiceFormValues = z.infer<typeof serviceFormSchema>
