import { z } from 'zod'

import { isEndOfSpan, isTimeOfDay, weekdays } from '#shared/calendar-time.ts'
import { timeText } from '#shared/contracts/answered-values.ts'
import { dataAnswer } from '#shared/contracts/answers.ts'
import type { Calls } from '#shared/contracts/endpoint.ts'

const openHoursSchema = z.object({
  opens: z.string().refine(isTimeOfDay),
  closes: z.string().refine(isEndOfSpan),
})
export type OpenHours = z.infer<typeof openHoursSchema>

/** Stored opening hours per weekday; null means closed. They are only shown and never limit bookings. */
export const weekHoursSchema = z.record(
  z.enum(weekdays),
  z.object({ opens: timeText, closes: timeText }).nullable(),
)
export type WeekHours = z.infer<typeof weekHoursSchema>
/** Drops unreadable hours, so that the shop's other details still arrive. */
const answeredHoursSchema = z.record(z.enum(weekdays), openHoursSchema.nullable().catch(null))

/** The account that mails the forms, through the EmailJS protocol (docs/decisions/0037). Contains no secrets. */
export const mailAccountSchema = z.object({
  origin: z.string(),
  publicKey: z.string(),
  serviceId: z.string(),
  templates: z.object({
    consultation: z.string(),
    application: z.string(),
    acknowledgement: z.string(),
  }),
})
export type MailAccount = z.infer<typeof mailAccountSchema>

export const imageAccountSchema = z.object({
  uploadUrl: z.string(),
  uploadPreset: z.string(),
  folder: z.string(),
})
export type ImageAccount = z.infer<typeof imageAccountSchema>

export const businessSchema = z.object({
  name: z.string(),
  street: z.string(),
  postalCode: z.string(),
  city: z.string(),
  /** Shown exactly as the owner writes it. */
  phone: z.string(),
  email: z.string(),
  legalName: z.string(),
  legalForm: z.string(),
  uidNumber: z.string(),
})

/** The shop's links; '' is not shown. */
export const linksSchema = z.object({
  instagram: z.string(),
  tiktok: z.string(),
  whatsapp: z.string(),
  maps: z.string(),
  agency: z.string(),
  developer: z.string(),
  /** Added later, so stored settings may lack them. */
  developerEmail: z.string().default(''),
  developerPhone: z.string().default(''),
})

export const publicSettingsSchema = z.object({
  ...businessSchema.shape,
  timeZone: z.string(),
  openingHours: answeredHoursSchema,
  /** 'Orari di contatto', shown in the footer and contact section: when phone and mail are answered. */
  contactHours: answeredHoursSchema,
  rating: z.string(),
  version: z.string(),
  bookingWindowDays: z.int(),
  scheduleVersion: z.int(),
  publicOrigin: z.string(),
  /** Whether mails are really sent; if not, screens must not announce them. */
  mailsLeave: z.boolean(),
  smsLeave: z.boolean(),
  takesPayments: z.boolean(),
  /** Absent before the settings are read; this server then does the work, see outside-accounts.rules.ts. */
  mailAccount: mailAccountSchema.optional(),
  imageAccount: imageAccountSchema.optional(),
  links: linksSchema,
})
export type PublicSettings = z.infer<typeof publicSettingsSchema>

/** Signals that hours, vacations, services, barbers, users or customer data changed; open screens then reload. */
export const shopEventSchema = z.object({ kind: z.literal('shop') })
export type ShopEvent = z.infer<typeof shopEventSchema>

export const calls = {
  publicSettings: { answer: dataAnswer(publicSettingsSchema) },
} satisfies Calls
