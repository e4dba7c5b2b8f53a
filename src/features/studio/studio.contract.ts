import { z } from 'zod'

import { dataAnswer } from '#shared/answers.ts'
import { isTimeOfDay, weekdays } from '#shared/calendar-time.ts'

const openHoursSchema = z.object({
  opens: z.string().refine(isTimeOfDay),
  closes: z.string().refine(isTimeOfDay),
})
export type OpenHours = z.infer<typeof openHoursSchema>

/** The hours of each weekday, null when closed. They never decide what can be booked. */
export const weekHoursSchema = z.record(z.enum(weekdays), openHoursSchema.nullable())
export type WeekHours = z.infer<typeof weekHoursSchema>

/** What any visitor may know of the shop. Empty links are hidden, never dead. */
export const publicSettingsSchema = z.object({
  name: z.string(),
  street: z.string(),
  postalCode: z.string(),
  city: z.string(),
  phone: z.string(),
  email: z.string(),
  timeZone: z.string(),
  /** 'Orari di apertura': card, about section and hero. */
  openingHours: weekHoursSchema,
  /** 'Orari di contatto': footer and contact section, when phone and mail are answered. */
  contactHours: weekHoursSchema,
  rating: z.string(),
  version: z.string(),
  bookingWindowDays: z.int(),
  /** Grows when somebody's hours, vacations or services change: what was shown of them may be wrong. */
  scheduleVersion: z.int(),
  /** Whether mail is really sent; no screen announces a mail that never leaves. */
  mailsLeave: z.boolean(),
  links: z.object({
    instagram: z.string(),
    tiktok: z.string(),
    whatsapp: z.string(),
    maps: z.string(),
    agency: z.string(),
    developer: z.string(),
  }),
})
export type PublicSettings = z.infer<typeof publicSettingsSchema>

export const publicSettingsAnswerSchema = dataAnswer(publicSettingsSchema)

/** Hours, vacations, services, barbers, users or what is known of a customer changed: open screens read them again. */
export const shopEventSchema = z.object({ kind: z.literal('shop') })
export type ShopEvent = z.infer<typeof shopEventSchema>
