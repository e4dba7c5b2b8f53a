import type { ShopSettings } from '../settings.contract.ts'
import { defaultPublicSettings } from '../settings.defaults.ts'
import { accountFieldsOf } from './account-columns.ts'

const { name, street, postalCode, city, phone, email, rating } = defaultPublicSettings
const { legalName, legalForm, uidNumber } = defaultPublicSettings
const { openingHours, contactHours, links, bookingWindowDays } = defaultPublicSettings

export function shopSettings(overrides: Partial<ShopSettings> = {}): ShopSettings {
  return {
    name,
    street,
    postalCode,
    city,
    phone,
    email,
    legalName,
    legalForm,
    uidNumber,
    rating,
    openingHours,
    contactHours,
    bookingWindowDays,
    links,
    autoConfirm: true,
    maxFuturePerClient: 5,
    maxFuturePerGuest: 3,
    blocksGuestsAtLimit: false,
    quietFrom: '21:00',
    quietTo: '08:00',
    offerMinutes: 30,
    sendsReminders: true,
    reminderHours: 24,
    sendsSms: true,
    ...accountFieldsOf({ mail_account: null, image_account: null }),
    ...overrides,
  }
}
