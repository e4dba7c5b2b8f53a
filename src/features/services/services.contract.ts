import { z } from 'zod'

import { chf, instantText, minutes } from '#shared/contracts/answered-values.ts'
import { messageAnswerSchema } from '#shared/contracts/answers.ts'
import type { Calls } from '#shared/contracts/endpoint.ts'
import { filledName } from '#shared/contracts/typed-values.ts'
import { idText } from '#shared/ids.ts'
import { isWholeCentimes } from '#shared/money.ts'

import { servicesTexts } from './services.it.ts'

const { validation } = servicesTexts

export const serviceSchema = z.object({
  _id: idText,
  name: z.string(),
  price: chf,
  duration: minutes,
  description: z.string(),
})
export type Service = z.infer<typeof serviceSchema>

export const adminServiceSchema = serviceSchema.extend({
  isActive: z.boolean(),
  updatedAt: instantText,
  /** CHF on the site's static price list if it differs from the price here, else null. */
  listPrice: chf.nullable(),
})
export type AdminService = z.infer<typeof adminServiceSchema>

export const minDuration = 5
export const maxDuration = 480
const maxPrice = 10_000

export const serviceRequestSchema = z.object({
  name: filledName(validation.nameRequired, 60, validation.nameTooLong),
  /** CHF */
  price: z
    .number(validation.priceRequired)
    .min(0, validation.priceNegative)
    .max(maxPrice, validation.priceTooHigh)
    .refine(isWholeCentimes, { error: validation.priceDecimals }),
  /** minutes */
  duration: z
    .number(validation.durationRequired)
    .min(minDuration, validation.durationRange)
    .max(maxDuration, validation.durationRange)
    .int(validation.durationWhole),
  description: z.string().trim().max(1000, validation.descriptionTooLong).default(''),
  isActive: z.boolean().default(true),
})
export type ServiceRequest = z.infer<typeof serviceRequestSchema>

/** Absent fields stay unchanged. `updatedAt` is the value that the screen has read. */
export const serviceChangeSchema = z.object({
  name: serviceRequestSchema.shape.name.optional(),
  price: serviceRequestSchema.shape.price.optional(),
  duration: serviceRequestSchema.shape.duration.optional(),
  description: serviceRequestSchema.shape.description.unwrap().optional(),
  isActive: z.boolean().optional(),
  updatedAt: z.iso.datetime().optional(),
})
export type ServiceChange = z.infer<typeof serviceChangeSchema>

export const calls = {
  adminServices: { answer: z.array(adminServiceSchema) },
  createService: { body: serviceRequestSchema, answer: adminServiceSchema, status: 201 },
  changeService: { body: serviceChangeSchema, answer: adminServiceSchema },
  deleteService: { answer: messageAnswerSchema },
  activeServices: { answer: z.array(serviceSchema) },
} satisfies Calls
