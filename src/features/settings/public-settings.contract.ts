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
  /** '' means this server; otherwise an address such as 'https://api.emailjs.com'. */
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

/** The image host that stores the pictures sent with forms. */
export const imageAccountSchema = z.object({
  /** A full address, or a path on this server. */
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
  /** As in the commercial register; '' is not shown. */
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
  /** Website of the agency that sells the product; its banner links there. */
  agency: z.string(),
  developer: z.string(),
  /** Added later, so stored settings may lack them. */
  developerEmail: z.string().default(''),
  developerPhone: z.string().default(''),
})

/** The settings that every visitor may see. Empty links are hidden. */
export const publicSettingsSchema = z.object({
  ...businessSchema.shape,
  timeZone: z.string(),
  /** 'Orari di apertura', shown in the card, the about section and the hero. */
  openingHours: answeredHoursSchema,
  /** 'Orari di contatto', shown in the footer and contact section: when phone and mail are answered. */
  contactHours: answeredHoursSchema,
  rating: z.string(),
  version: z.string(),
  bookingWindowDays: z.int(),
  /** Grows when a barber's hours, vacations or services change; clients then reload them. */
  scheduleVersion: z.int(),
  /** The shop's public origin, such as 'https://example.ch', for shared links and the like. Empty until it is read. */
  publicOrigin: z.string(),
  /** Whether mails are really sent; if not, screens must not announce them. */
  mailsLeave: z.boolean(),
  /** Whether text messages are really sent and online payments are taken. The privacy policy names both. */
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
