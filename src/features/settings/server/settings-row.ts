import type { Selectable } from 'kysely'

import type { StudioSettings } from '#platform/database/database.types.ts'
import { minutesToTime, timeToMinutes } from '#shared/calendar-time.ts'

import type { WeekHours } from '../public-settings.contract.ts'
import { hoursLines } from '../public-settings.it.ts'
import { type ShopSettings, shopSettingsSchema } from '../settings.contract.ts'
import { accountColumnsOf, accountFieldsOf, auditedAccounts } from './account-columns.ts'

export type SettingsRow = Selectable<StudioSettings>

type PlainSetting = Exclude<
  keyof ShopSettings,
  'openingHours' | 'contactHours' | 'links' | 'quietFrom' | 'quietTo' | 'mailAccount' | 'imageAccount'
>

export const settingColumns = {
  name: 'name',
  street: 'street',
  postalCode: 'postal_code',
  city: 'city',
  phone: 'phone',
  email: 'email',
  legalName: 'legal_name',
  legalForm: 'legal_form',
  uidNumber: 'uid_number',
  rating: 'rating',
  bookingWindowDays: 'booking_window_days',
  autoConfirm: 'auto_confirm',
  maxFuturePerClient: 'max_future_per_client',
  maxFuturePerGuest: 'max_future_per_guest',
  blocksGuestsAtLimit: 'blocks_guests_at_limit',
  offerMinutes: 'offer_minutes',
  sendsReminders: 'sends_reminders',
  reminderHours: 'reminder_hours',
  sendsSms: 'sends_sms',
} as const satisfies Record<PlainSetting, keyof SettingsRow>
type PlainColumns = { [Name in PlainSetting as (typeof settingColumns)[Name]]: ShopSettings[Name] }

const plainSettings = Object.keys(settingColumns) as PlainSetting[]

export function plainSettingsOf(row: SettingsRow) {
  return Object.fromEntries(plainSettings.map((name) => [name, row[settingColumns[name]]]))
}

export function settingsOf(row: SettingsRow): ShopSettings {
  return shopSettingsSchema.parse({
    ...plainSettingsOf(row),
    openingHours: row.opening_hours,
    contactHours: row.contact_hours,
    links: row.links,
    quietFrom: minutesToTime(row.quiet_from_minute),
    quietTo: minutesToTime(row.quiet_to_minute),
    ...accountFieldsOf(row),
  })
}

/** Keeps stored links that another version of the program knows and this one does not. */
export function columnsOf(settings: ShopSettings, { links }: SettingsRow) {
  const known = typeof links === 'object' && links !== null && !Array.isArray(links) ? links : {}
  const plain = Object.fromEntries(plainSettings.map((name) => [settingColumns[name], settings[name]]))
  return {
    ...(plain as PlainColumns),
    opening_hours: JSON.stringify(settings.openingHours),
    contact_hours: JSON.stringify(settings.contactHours),
    links: JSON.stringify({ ...known, ...settings.links }),
    quiet_from_minute: timeToMinutes(settings.quietFrom),
    quiet_to_minute: timeToMinutes(settings.quietTo),
    ...accountColumnsOf(settings),
  }
}

export function auditedSettings(settings: ShopSettings) {
  const { links, openingHours, contactHours, mailAccount, imageAccount, ...others } = settings
  return {
    ...others,
    ...links,
    ...auditedAccounts({ mailAccount, imageAccount }),
    openingHours: inWords(openingHours),
    contactHours: inWords(contactHours),
  }
}

function inWords(week: WeekHours): string {
  return hoursLines(week)
    .map(({ days, hours }) => `${days} ${hours}`)
    .join(', ')
}
