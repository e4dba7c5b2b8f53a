import { z } from 'zod'

import { type settingRanges, settingsRequestSchema, type ShopSettings } from '../settings.contract.ts'

const { shape } = settingsRequestSchema
const digits = (text: string) => (/^\d{1,4}$/.test(text.trim()) ? Number(text) : Number.NaN)

function typed(name: keyof typeof settingRanges) {
  return z.string().transform(digits).pipe(shape[name])
}

export const settingsFormSchema = settingsRequestSchema.omit({ version: true }).extend({
  bookingWindowDays: typed('bookingWindowDays'),
  maxFuturePerClient: typed('maxFuturePerClient'),
  maxFuturePerGuest: typed('maxFuturePerGuest'),
  offerMinutes: typed('offerMinutes'),
  reminderHours: typed('reminderHours'),
})
export type SettingsFields = z.input<typeof settingsFormSchema>

export function fieldsOf(settings: ShopSettings): SettingsFields {
  return {
    ...settings,
    bookingWindowDays: String(settings.bookingWindowDays),
    maxFuturePerClient: String(settings.maxFuturePerClient),
    maxFuturePerGuest: String(settings.maxFuturePerGuest),
    offerMinutes: String(settings.offerMinutes),
    reminderHours: String(settings.reminderHours),
  }
}
