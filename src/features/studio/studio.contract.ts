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

/** The hours of each weekday as they are stored, null when closed. They never decide what can be booked. */
export const weekHoursSchema = z.record(
  z.enum(weekdays),
  z.object({ opens: timeText, closes: timeText }).nullable(),
)
export type WeekHours = z.infer<typeof weekHoursSchema>
/** Unreadable hours are left out, and the rest of the shop's details stays. */
const answeredHoursSchema = z.record(z.enum(weekdays), openHoursSchema.nullable().catch(null))

/** Who mails what the forms say, by the protocol of EmailJS (docs/decisions/0037). Nothing of it is a secret. */
export const mailAccountSchema = z.object({
  /** '' is this server, anything else an address as 'https://api.emailjs.com'. */
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

/** Who keeps the pictures of an application, as image hosts take them. */
export const imageAccountSchema = z.object({
  /** Whole, or a path of this server. */
  uploadUrl: z.string(),
  uploadPreset: z.string(),
  folder: z.string(),
})
export type ImageAccount = z.infer<typeof imageAccountSchema>

/** Who keeps the shop, and where. */
export const businessSchema = z.object({
  name: z.string(),
  street: z.string(),
  postalCode: z.string(),
  city: z.string(),
  /** As the owner writes it: it is shown so. */
  phone: z.string(),
  email: z.string(),
  /** As the register of commerce has them; '' is not shown. */
  legalName: z.string(),
  legalForm: z.string(),
  uidNumber: z.string(),
})

/** Elsewhere on the net; '' is not shown. */
export const linksSchema = z.object({
  instagram: z.string(),
  tiktok: z.string(),
  whatsapp: z.string(),
  maps: z.string(),
  /** Website of the agency that sells the product, see its banner. */
  agency: z.string(),
  developer: z.string(),
  /** Newer than the others: a shop may have been saved without them. */
  developerEmail: z.string().default(''),
  developerPhone: z.string().default(''),
})

/** What any visitor may know of the shop. Empty links are hidden, never dead. */
export const publicSettingsSchema = z.object({
  ...businessSchema.shape,
  timeZone: z.string(),
  /** 'Orari di apertura': card, about section and hero. */
  openingHours: answeredHoursSchema,
  /** 'Orari di contatto': footer and contact section, when phone and mail are answered. */
  contactHours: answeredHoursSchema,
  rating: z.string(),
  version: z.string(),
  bookingWindowDays: z.int(),
  /** Grows when somebody's hours, vacations or services change: what was shown of them may be wrong. */
  scheduleVersion: z.int(),
  /** 'https://example.ch': where this shop is reached, for what leaves the screen. Empty until it is known. */
  publicOrigin: z.string(),
  /** Whether mail is really sent; no screen announces a mail that never leaves. */
  mailsLeave: z.boolean(),
  /** The same for text messages, and whether cards and TWINT are taken: what the privacy policy names. */
  smsLeave: z.boolean(),
  takesPayments: z.boolean(),
  /** Left out of what is known before it is read: then it is this server, see outside-accounts.rules.ts. */
  mailAccount: mailAccountSchema.optional(),
  imageAccount: imageAccountSchema.optional(),
  links: linksSchema,
})
export type PublicSettings = z.infer<typeof publicSettingsSchema>

/** Hours, vacations, services, barbers, users or what is known of a customer changed: open screens read them again. */
export const shopEventSchema = z.object({ kind: z.literal('shop') })
export type ShopEvent = z.infer<typeof shopEventSchema>

export const calls = {
  publicSettings: { answer: dataAnswer(publicSettingsSchema) },
} satisfies Calls
