import { z } from 'zod'

import { emailSchema, phoneSchema } from '#features/accounts/person.contract.ts'
import { isEndOfSpan, isTimeOfDay, weekdays } from '#shared/calendar-time.ts'
import { instantText } from '#shared/contracts/answered-values.ts'
import { dataAnswer } from '#shared/contracts/answers.ts'
import type { Calls } from '#shared/contracts/endpoint.ts'
import { filledText, wholeNumber } from '#shared/contracts/typed-values.ts'
import { oneLine } from '#shared/plain-text.ts'

import {
  imageAccountFieldsSchema,
  imageAccountRequestSchema,
  mailAccountFieldsSchema,
  mailAccountRequestSchema,
} from './accounts.contract.ts'
import { businessSchema, linksSchema, type OpenHours, weekHoursSchema } from './public-settings.contract.ts'
import { settingsTexts } from './settings.it.ts'
import { isUidOrNothing, writtenUid } from './uid-number.rules.ts'

const { validation } = settingsTexts

export type NumberSetting = {
  [Name in keyof ShopSettings]: ShopSettings[Name] extends number ? Name : never
}[keyof ShopSettings]

const ranges: Record<NumberSetting, readonly [min: number, max: number]> = {
  bookingWindowDays: [1, 365],
  maxFuturePerClient: [1, 100],
  maxFuturePerGuest: [1, 100],
  offerMinutes: [5, 240],
  reminderHours: [1, 72],
}

export function forEachNumber<Value>(valueOf: (name: NumberSetting) => Value): Record<NumberSetting, Value> {
  const names = Object.keys(ranges) as NumberSetting[]
  return Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<NumberSetting, Value>
}

function inRange(name: NumberSetting) {
  const [min, max] = ranges[name]
  return wholeNumber(validation.wholeNumber(min, max), min, max)
}

const line = (required: string, most: number, tooLong: string) => oneLine(filledText(required, most, tooLong))

const isOrdered = ({ opens, closes }: OpenHours) => opens < closes
const hoursSchema = z
  .object({ opens: z.string(), closes: z.string() })
  .refine(({ opens, closes }) => isTimeOfDay(opens) && isEndOfSpan(closes), { error: validation.hoursTime })
  .refine((hours) => !isTimeOfDay(hours.opens) || !isEndOfSpan(hours.closes) || isOrdered(hours), {
    error: validation.hoursOrder,
  })
const weekSchema = z.record(z.enum(weekdays), hoursSchema.nullable())

const maxLinkLength = 300
const link = oneLine(z.string(validation.link).trim().max(maxLinkLength, validation.linkTooLong)).refine(
  (text) => text === '' || text.length > maxLinkLength || isWebAddress(text),
  { error: validation.link },
)

function isWebAddress(text: string): boolean {
  if (!URL.canParse(text) || /\s/.test(text)) return false
  const { protocol, hostname, username, password } = new URL(text)
  return protocol === 'https:' && hostname.includes('.') && username === '' && password === ''
}

const emptyOr = (schema: z.ZodType<string, string>, error: string) =>
  z
    .string(error)
    .trim()
    .refine((text) => text === '' || schema.safeParse(text).success, { error })
    .transform((text) => (text === '' ? '' : schema.parse(text)))

const quietTime = z.string(validation.quietTime).refine(isTimeOfDay, { error: validation.quietTime })

/** The settings that decide which times are free. All readers of free slots and the writer of a booking read them. */
export const slotSettingsSchema = z.object({
  bookingWindowDays: z.int(),
})
export type SlotSettings = z.infer<typeof slotSettingsSchema> & { timeZone: string }

export const bookingSettingsSchema = z.object({
  ...slotSettingsSchema.shape,
  autoConfirm: z.boolean(),
  maxFuturePerClient: z.int(),
  maxFuturePerGuest: z.int(),
  blocksGuestsAtLimit: z.boolean(),
})
export type BookingSettings = z.infer<typeof bookingSettingsSchema> & SlotSettings & { phone: string }

/**
 * The shop's settings as stored. Stored values may be older than the rules of `settingsRequestSchema`. The time zone is
 * left out because stored wall-clock times depend on it.
 */
export const shopSettingsSchema = z.object({
  ...businessSchema.shape,
  rating: z.string(),
  openingHours: weekHoursSchema,
  contactHours: weekHoursSchema,
  links: linksSchema,
  ...bookingSettingsSchema.shape,
  /** 'HH:MM'; the range may cross midnight, equal ends mean no quiet hours. */
  quietFrom: z.string(),
  quietTo: z.string(),
  offerMinutes: z.int(),
  sendsReminders: z.boolean(),
  reminderHours: z.int(),
  sendsSms: z.boolean(),
  mailAccount: mailAccountFieldsSchema,
  imageAccount: imageAccountFieldsSchema,
})
export type ShopSettings = z.infer<typeof shopSettingsSchema>

export const settingsRequestSchema = shopSettingsSchema.extend({
  name: line(validation.nameRequired, 60, validation.nameTooLong),
  street: line(validation.streetRequired, 80, validation.streetTooLong),
  postalCode: z
    .string(validation.postalCode)
    .trim()
    .regex(/^[A-Za-z\d][A-Za-z\d -]{2,9}$/, validation.postalCode),
  city: line(validation.cityRequired, 60, validation.cityTooLong),
  phone: phoneSchema,
  email: emailSchema,
  legalName: oneLine(z.string().trim().max(120, validation.legalNameTooLong)),
  legalForm: oneLine(z.string().trim().max(60, validation.legalFormTooLong)),
  uidNumber: z
    .string(validation.uidNumber)
    .trim()
    .max(30, validation.uidNumber)
    .transform(writtenUid)
    .refine(isUidOrNothing, {
      error: validation.uidNumber,
    }),
  rating: z
    .string(validation.rating)
    .trim()
    .regex(/^([1-4]([.,]\d)?|5([.,]0)?)?$/, validation.rating)
    .transform((text) => text.replace(',', '.')),
  openingHours: weekSchema,
  contactHours: weekSchema,
  links: z.object({
    instagram: link,
    tiktok: link,
    whatsapp: link,
    maps: link,
    agency: link,
    developer: link,
    developerEmail: emptyOr(emailSchema, validation.developerEmail),
    developerPhone: emptyOr(phoneSchema, validation.developerPhone),
  }),
  ...forEachNumber(inRange),
  quietFrom: quietTime,
  quietTo: quietTime,
  mailAccount: mailAccountRequestSchema,
  imageAccount: imageAccountRequestSchema,
  version: z.int(),
})
export type SettingsRequest = z.infer<typeof settingsRequestSchema>

export const channelsSchema = z.object({
  mail: z.object({
    configured: z.boolean(),
    lastSentAt: instantText.nullable(),
    /** Mails that will be retried, and mails given up in the last seven days. */
    waiting: z.int(),
    failed: z.int(),
  }),
  sms: z.object({ configured: z.boolean() }),
  payments: z.object({
    /** 'test': the provider's test mode or the local stand-in, in which no money moves. */
    mode: z.enum(['off', 'test', 'live']).catch('live'),
    hearsEvents: z.boolean(),
  }),
})
export type Channels = z.infer<typeof channelsSchema>

export const adminSettingsSchema = z.object({
  version: z.int(),
  timeZone: z.string(),
  settings: shopSettingsSchema,
  channels: channelsSchema,
  overdueCleanUp: z.array(z.string()),
})
export type AdminSettings = z.infer<typeof adminSettingsSchema>

export const adminSettingsAnswerSchema = dataAnswer(adminSettingsSchema)

export const testMailSchema = z.object({
  outcome: z.enum(['sent', 'refused', 'unreachable', 'not_configured']).catch('unreachable'),
  to: z.string(),
  answer: z.string().nullable(),
})
export type TestMail = z.infer<typeof testMailSchema>

export const calls = {
  adminSettings: { answer: adminSettingsAnswerSchema },
  saveSettings: { body: settingsRequestSchema, answer: adminSettingsAnswerSchema },
  testMail: { answer: dataAnswer(testMailSchema) },
} satisfies Calls
