import { z } from 'zod'

import { forEachNumber, settingsRequestSchema, type ShopSettings } from '../settings.contract.ts'

const { shape } = settingsRequestSchema
const digits = (text: string) => (/^\d{1,4}$/.test(text.trim()) ? Number(text) : Number.NaN)

export const settingsFormSchema = settingsRequestSchema
  .omit({ version: true })
  .extend(forEachNumber((name) => z.string().transform(digits).pipe(shape[name])))
export type SettingsFields = z.input<typeof settingsFormSchema>

export function fieldsOf(settings: ShopSettings): SettingsFields {
  return { ...settings, ...forEachNumber((name) => String(settings[name])) }
}
