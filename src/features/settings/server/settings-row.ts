import type { Selectable } from 'kysely'

import type { StudioSettings } from '#platform/database/database.types.ts'
import { minutesToTime, timeToMinutes } from '#shared/calendar-time.ts'

import type { WeekHours } from '../public-settings.contract.ts'
import { hoursLines } from '../public-settings.it.ts'
import { type ShopSettings, shopSettingsSchema } from '../settings.contract.ts'
import { accountColumnsOf, accountFieldsOf, auditedAccounts } from './account-columns.ts'

export type SettingsRow = Selectable<StudioSettings>

export function settingsOf(row: SettingsRow): ShopSettings {
  return shopSettingsSchema.parse({
    name: row.name,
    street: row.street,
    postalCode: row.postal_code,
    city: row.city,
    phone: row.phone,
    email: row.email,
    legalName: row.legal_name,
    legalForm: row.legal_form,
    uidNumber: row.uid_number,
    rating: row.rating,
    openingHours: row.opening_hours,
    contactHours: row.contact_hours,
    links: row.links,
    bookingWindowDays: row.booking_window_days,
    autoConfirm: row.auto_confirm,
    maxFuturePerClient: row.max_future_per_client,
    maxFuturePerGuest: row.max_future_per_guest,
    blocksGuestsAtLimit: row.blocks_guests_at_limit,
    quietFrom: minutesToTime(row.quiet_from_minute),
    quietTo: minutesToTime(row.quiet_to_minute),
    offerMinutes: row.offer_minutes,
    sendsReminders: row.sends_reminders,
    reminderHours: row.reminder_hours,
    sendsSms: row.sends_sms,
    ...accountFieldsOf(row),
  })
}

/** Keeps stored links that another version of the program knows and this one does not. */
export function columnsOf(settings: ShopSettings, { links }: SettingsRow) {
  const known = typeof links === 'object' && links !== null && !Array.isArray(links) ? links : {}
  return {
    name: settings.name,
    street: settings.street,
    postal_code: settings.postalCode,
    city: settings.city,
    phone: settings.phone,
    email: settings.email,
    legal_name: settings.legalName,
    legal_form: settings.legalForm,
    uid_number: settings.uidNumber,
    rating: settings.rating,
    opening_hours: JSON.stringify(settings.openingHours),
    contact_hours: JSON.stringify(settings.contactHours),
    links: JSON.stringify({ ...known, ...settings.links }),
    booking_window_days: settings.bookingWindowDays,
    auto_confirm: settings.autoConfirm,
    max_future_per_client: settings.maxFuturePerClient,
    max_future_per_guest: settings.maxFuturePerGuest,
    blocks_guests_at_limit: settings.blocksGuestsAtLimit,
    quiet_from_minute: timeToMinutes(settings.quietFrom),
    quiet_to_minute: timeToMinutes(settings.quietTo),
    offer_minutes: settings.offerMinutes,
    sends_reminders: settings.sendsReminders,
    reminder_hours: settings.reminderHours,
    sends_sms: settings.sendsSms,
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
