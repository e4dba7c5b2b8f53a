import { z } from 'zod'

import { startedPaymentSchema } from '#features/payments/payments.contract.ts'
import { chf, instantText } from '#shared/contracts/answered-values.ts'
import { dataAnswer, messageAnswerSchema } from '#shared/contracts/answers.ts'
import type { Calls } from '#shared/contracts/endpoint.ts'
import { idText } from '#shared/ids.ts'

import { plansTexts } from './plans.it.ts'
import { subscriptionStatuses } from './subscription.rules.ts'
import type { Resource } from './usage.rules.ts'

export function perResource<Schema extends z.ZodType>(schema: Schema) {
  return z.object({ appointments: schema, emails: schema, sms: schema, barbers: schema } satisfies Record<
    Resource,
    Schema
  >)
}

/** An unknown status reads as 'Non Attivo' (GATE-04). */
const subscriptionStatusSchema = z.enum(subscriptionStatuses).catch('inactive')

/** The screens show a missing date as 'N/A' (USAGE-15). */
const dateOrNone = instantText.nullable().catch(null)

const planNameSchema = z.object({
  name: z.string(),
  displayName: z.string(),
  /** CHF per month. */
  price: chf,
  billingPeriod: z.enum(['monthly', 'per_use']).catch('monthly'),
})
export type PlanName = z.infer<typeof planNameSchema>

const planHeadSchema = planNameSchema.extend({ _id: idText, icon: z.string() })

export const planFeatureSchema = z.object({
  name: z.string(),
  description: z.string().optional(),
  included: z.boolean(),
})
export type PlanFeature = z.infer<typeof planFeatureSchema>

export const planSchema = planHeadSchema.extend({
  sortOrder: z.int(),
  isRecommended: z.boolean(),
  features: z.array(planFeatureSchema),
  /** 999999 means unlimited. */
  limits: perResource(z.int()),
})
export type Plan = z.infer<typeof planSchema>

/** Instants are ISO 8601; all are null until the first payment. */
export const subscriptionSchema = z.object({
  _id: idText,
  status: subscriptionStatusSchema,
  /** The active plan; after it ended, the last one; before the first payment, the chosen one. */
  plan: planHeadSchema.nullable(),
  startDate: dateOrNone,
  endDate: dateOrNone,
  /** The owner must pay again by then: nothing renews automatically. */
  nextBillingDate: dateOrNone,
  currentPeriodStart: dateOrNone,
  currentPeriodEnd: dateOrNone,
  cancelAtPeriodEnd: z.boolean(),
  chosenPlan: planHeadSchema.nullable(),
  /** Paid already; starts when the active plan ends. */
  nextPlan: planHeadSchema.extend({ startsAt: instantText }).nullable(),
})
export type Subscription = z.infer<typeof subscriptionSchema>

const resourceUsageSchema = z.object({
  current: z.int(),
  limit: z.int(),
  percentage: z.number(),
  remaining: z.int(),
  isOverLimit: z.boolean(),
})
export type ResourceUsage = z.infer<typeof resourceUsageSchema>
/** Partial, because a server of another version may not know each resource. */
const usageSchema = perResource(resourceUsageSchema).partial()
export type Usage = z.infer<typeof usageSchema>

export const accessSchema = z.object({
  hasAccess: z.boolean(),
  message: z.string().nullable(),
  /** The fields below are sent to the owner only. */
  blocked: z.boolean().optional(),
  needsPayment: z.boolean().optional(),
  subscription: subscriptionSchema.nullable().optional(),
  subscriptionStatus: subscriptionStatusSchema.optional(),
  subscriptionId: idText.nullable().optional(),
  usage: usageSchema.nullable().optional(),
  limits: perResource(z.int()).nullable().optional(),
})
export type PlanAccess = z.infer<typeof accessSchema>

const upgradeSchema = planNameSchema.extend({ _id: idText })

export const usageStatsSchema = z.object({
  plan: planHeadSchema.nullable(),
  subscription: subscriptionSchema.nullable(),
  usage: usageSchema.nullable(),
  alerts: z.array(
    z.object({
      type: z.enum(['error', 'warning']).catch('warning'),
      resource: z.string(),
      message: z.string(),
    }),
  ),
  availableUpgrades: z.array(upgradeSchema),
  recommendedUpgrade: upgradeSchema.nullable(),
  billingPeriod: z
    .object({ start: dateOrNone, end: dateOrNone, status: subscriptionStatusSchema })
    .nullable(),
  resetDate: instantText,
})
export type UsageStats = z.infer<typeof usageStatsSchema>
export const usageAnswerSchema = dataAnswer(usageStatsSchema)

const { validation } = plansTexts
const required = z.string(validation.fieldRequired).max(200, validation.tooLong)

export const subscriptionAnswerSchema = messageAnswerSchema.extend({ data: subscriptionSchema })

/** The subscription and the payment's outcome, since a renewal does not show in the subscription's status. */
export const confirmedPlanPaymentAnswerSchema = subscriptionAnswerSchema.extend({
  payment: z.object({
    isPaid: z.boolean(),
    refundReason: z.string().nullable(),
  }),
})

export const limitsReasons = [
  'GUEST_USER',
  'ERROR',
  'MONTHLY_LIMIT_REACHED',
  'NO_SUBSCRIPTION',
  'SUBSCRIPTION_INACTIVE',
] as const

/** Figures are sent to the owner only. */
export const limitsSchema = z.object({
  canCreate: z.boolean(),
  reason: z.enum(limitsReasons).nullable().catch('ERROR'),
  message: z.string().nullable(),
  current: z.int().nullable(),
  limit: z.int().nullable(),
  remaining: z.int().nullable(),
  percentage: z.number().nullable(),
  resetDate: instantText,
  upgradeRequired: z.boolean(),
})
export type BookingLimits = z.infer<typeof limitsSchema>

export const withheldMessageSchema = z.object({
  _id: idText,
  subject: z.string(),
  recipient: z.string(),
  channel: z.enum(['email', 'sms']).catch('email'),
  createdAt: instantText,
})
export type WithheldMessage = z.infer<typeof withheldMessageSchema>

export const calls = {
  listPlans: { answer: dataAnswer(z.array(planSchema)) },
  checkAccess: { answer: dataAnswer(accessSchema) },
  planUsage: { answer: usageAnswerSchema },
  syncUsage: { answer: usageAnswerSchema },
  selectPlan: {
    body: z.object({
      planId: required,
      paymentMethod: z.enum(['card', 'twint'], validation.invalidMethod).default('card'),
      autoRenew: z.literal(false, validation.noAutoRenew).default(false),
    }),
    answer: dataAnswer(z.object({ needsPayment: z.boolean(), subscription: subscriptionSchema })),
  },
  cancelPlan: { answer: subscriptionAnswerSchema },
  resumePlan: { answer: subscriptionAnswerSchema },
  createPlanIntent: {
    body: z.object({ planId: required, subscriptionId: required }),
    answer: dataAnswer(startedPaymentSchema),
  },
  confirmPlanPayment: {
    body: z.object({
      paymentIntentId: required.regex(/^pi_[A-Za-z0-9_]{1,190}$/, validation.invalidIntent),
    }),
    answer: confirmedPlanPaymentAnswerSchema,
  },
  checkLimits: { answer: dataAnswer(limitsSchema) },
  /** The newest hundred of this month. */
  withheldMessages: { answer: dataAnswer(z.array(withheldMessageSchema)) },
} satisfies Calls
