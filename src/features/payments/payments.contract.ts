import { z } from 'zod'

import { emailText } from '#features/accounts/person.contract.ts'
import { isDay } from '#shared/calendar-time.ts'
import { chf, dayText, instantText, timeText } from '#shared/contracts/answered-values.ts'
import { dataAnswer, messageAnswerSchema } from '#shared/contracts/answers.ts'
import type { Calls } from '#shared/contracts/endpoint.ts'
import { filledName } from '#shared/contracts/typed-values.ts'
import { idSchema, idText } from '#shared/ids.ts'
import { isWholeCentimes } from '#shared/money.ts'
import { cleanedPhone, hasWrongLength, isPhone, phoneCharacters } from '#shared/phone.ts'
import { plainText, spacedSentence } from '#shared/plain-text.ts'
import { visibleText } from '#shared/visible-text.ts'

import { paymentsTexts } from './payments.it.ts'
import { paymentStatuses } from './payments.rules.ts'

const { validation } = paymentsTexts

const required = z.string(validation.fieldRequired).trim().min(1, validation.fieldRequired)
const text = (shortest: number, tooShort: string) =>
  filledName(validation.fieldRequired, 120, validation.tooLong).refine(
    (typed) => typed.length >= shortest,
    tooShort,
  )

function typedPhone(text: string): string {
  return isPhone(text) ? phoneCharacters(cleanedPhone(text)) : text
}

export const payerSchema = z.object({
  name: text(2, validation.nameTooShort),
  email: emailText(validation.fieldRequired, validation.invalidEmail),
  phone: required
    .overwrite(typedPhone)
    .max(30, validation.tooLong)
    .regex(/^[\d+ ]+$/, validation.phoneTooShort)
    .min(10, validation.phoneTooShort)
    .refine((typed) => !hasWrongLength(typed), validation.phoneInvalid),
  address: text(5, validation.addressTooShort),
  postalCode: required.regex(/^\d{4,5}$/, validation.invalidPostalCode),
  city: text(2, validation.invalidCity),
})
export type Payer = z.infer<typeof payerSchema>

const currencySchema = z
  .string(validation.onlyChf)
  .refine((typed) => typed.toUpperCase() === 'CHF', validation.onlyChf)
  .optional()

/**
 * The payable's own feature validates `appointmentData` (a booking's payload without payment), `items` (of an order) and
 * its own fields in `customerDetails`.
 */
export const createIntentRequestSchema = z.object({
  type: z.enum(['appointment', 'product_order'], validation.invalidType),
  appointmentData: z.record(z.string(), z.unknown()).optional(),
  items: z.array(z.record(z.string(), z.unknown())).max(100).optional(),
  customerDetails: payerSchema.loose().optional(),
  total: chf.optional(),
  currency: currencySchema,
})
export type CreateIntentRequest = z.infer<typeof createIntentRequestSchema>

const answeredCurrencySchema = z.literal('CHF').catch('CHF')

/** The API documents both spellings of the secret. */
export const startedPaymentSchema = z.object({
  _id: idText,
  paymentIntentId: z.string(),
  client_secret: z.string(),
  clientSecret: z.string(),
  amount: chf,
  currency: answeredCurrencySchema,
  /** The slot or the items are held until then; null where nothing is held. */
  expiresAt: instantText.nullable(),
})
export type StartedPayment = z.infer<typeof startedPaymentSchema>
export const startedPaymentAnswerSchema = dataAnswer(startedPaymentSchema)

const intentIdSchema = z.string().regex(/^pi_[A-Za-z0-9_]{1,250}$/)

export const paymentOutcomeSchema = z.object({
  _id: idText,
  type: z.string(),
  status: z.enum(paymentStatuses).catch('processing'),
  amount: chf,
  currency: answeredCurrencySchema,
  /**
   * The paid appointment; null before the payment, and when the server could not book it. `token` opens a guest's
   * manage link; `hasAccount`: the guest's address belongs to an account.
   */
  appointment: z.object({ _id: idText, token: z.string().nullable(), hasAccount: z.boolean() }).nullable(),
  order: z.object({ _id: idText, orderNumber: z.string() }).nullable(),
  /** Why the server could not deliver and refunds the payment; otherwise null. */
  refundReason: z.string().nullable(),
})
export type PaymentOutcome = z.infer<typeof paymentOutcomeSchema>

const daySchema = z.string(validation.invalidDate).refine(isDay, validation.invalidDate)

export const historyQuerySchema = z.object({
  type: z.enum(['appointment', 'product_order', 'plan']).optional(),
  status: z.enum(paymentStatuses).optional(),
  /** made: without payments that were never made; stalled: with a refund that Stripe has not accepted for hours. */
  show: z.enum(['made', 'stalled']).optional(),
  appointment: idSchema().optional(),
  order: idSchema().optional(),
  date: daySchema.optional(),
  before: idSchema().optional(),
  limit: z.coerce.number<number>().int().min(1).max(100).default(20),
})
export type HistoryQuery = z.infer<typeof historyQuerySchema>

const refundSchema = z.object({
  _id: idText,
  amount: chf,
  reason: z.string(),
  status: z.enum(['requested', 'pending', 'succeeded', 'failed']).catch('pending'),
  /** Stripe has not accepted it for hours; shown to the owner only. */
  isDelayed: z.boolean(),
  createdAt: instantText,
})

const disputeSchema = z.object({
  _id: idText,
  amount: chf,
  reason: z.string(),
  status: z.enum(['inquiry', 'open', 'won', 'lost']).catch('open'),
  /** The owner's deadline to answer the bank in Stripe's panel; null if no answer is possible. */
  respondBy: instantText.nullable(),
  createdAt: instantText,
})

/** `fee` and `net` are estimates, for the owner only. */
export const paymentSchema = z.object({
  _id: idText,
  type: z.string(),
  status: z.enum(paymentStatuses).catch('processing'),
  amount: chf,
  refunded: chf,
  fee: chf.nullable(),
  net: chf.nullable(),
  currency: answeredCurrencySchema,
  method: z.enum(['cash', 'card', 'twint']).nullable().catch(null),
  /** The last eight characters of the intent's id. */
  reference: z.string().nullable(),
  customer: z.string(),
  appointment: z
    .object({ _id: idText, date: dayText, time: timeText, service: z.string(), barber: z.string() })
    .nullable(),
  order: z.object({ _id: idText, orderNumber: z.string() }).nullable(),
  refunds: z.array(refundSchema),
  disputes: z.array(disputeSchema),
  createdAt: instantText,
  paidAt: instantText.nullable(),
})
export type Payment = z.infer<typeof paymentSchema>

export const dayTakingsSchema = z.object({
  date: dayText,
  cash: chf,
  card: chf,
  twint: chf,
  refunded: chf,
  lost: chf,
  total: chf,
})
export type DayTakings = z.infer<typeof dayTakingsSchema>

export const refundRequestSchema = z.object({
  /** CHF; without it everything that is left. */
  amount: z
    .number(validation.invalidAmount)
    .min(0.01, validation.invalidAmount)
    .max(1_000_000)
    .refine(isWholeCentimes, { error: validation.invalidAmount })
    .optional(),
  reason: plainText(
    z
      .string(validation.reasonRequired)
      .overwrite((text) => spacedSentence(visibleText(text)))
      .trim()
      .min(1, validation.reasonRequired)
      .max(300, validation.reasonTooLong),
  ),
})

export const webhookAnswerSchema = z.object({ received: z.literal(true) })

export const calls = {
  /** An empty key means that online payments are not configured. */
  paymentConfig: {
    query: z.object({ for: z.enum(['plan']).optional() }),
    answer: z.object({ publishableKey: z.string(), scriptUrl: z.string() }),
  },
  createIntent: { body: createIntentRequestSchema, answer: startedPaymentAnswerSchema, status: 201 },
  /**
   * The browser sends it after confirming with Stripe. The server ignores `paymentMethodId`, since Stripe reports the
   * method itself.
   */
  confirmPayment: {
    body: z.object({
      paymentIntentId: intentIdSchema,
      paymentMethodId: z.string().max(255).nullish(),
    }),
    answer: messageAnswerSchema.extend({ data: paymentOutcomeSchema }),
  },
  releasePayment: { body: z.object({ paymentIntentId: intentIdSchema }), answer: messageAnswerSchema },
  payAppointment: {
    body: z.object({ paymentMethod: z.enum(['online', 'in_person']) }),
    answer: z.union([startedPaymentAnswerSchema, messageAnswerSchema.extend({ data: paymentSchema })]),
  },
  paymentHistory: { query: historyQuerySchema, answer: dataAnswer(z.array(paymentSchema)) },
  dayTakings: { query: z.object({ date: daySchema }), answer: dataAnswer(dayTakingsSchema) },
  onePayment: { answer: dataAnswer(paymentSchema) },
  refundPayment: { body: refundRequestSchema, answer: messageAnswerSchema.extend({ data: paymentSchema }) },
  paymentsWebhook: { answer: webhookAnswerSchema },
  planPaymentsWebhook: { answer: webhookAnswerSchema },
} satisfies Calls
