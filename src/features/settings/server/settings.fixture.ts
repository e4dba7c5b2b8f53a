import { defaultPublicSettings } from '#features/studio/studio.defaults.ts'

import type { ShopSettings } from '../settings.contract.ts'

const { name, street, postalCode, city, phone, email, rating } = defaultPublicSettings
const { openingHours, contactHours, links, bookingWindowDays } = defaultPublicSettings
const { agency: _agency, ...editedLinks } = links

/** The settings of a new shop, as its owner would save them again. */
export function shopSettings(overrides: Partial<ShopSettings> = {}): ShopSettings {
  return {
    name,
    street,
    postalCode,
    city,
    phone,
    email,
    rating,
    openingHours,
    contactHours,
    bookingWindowDays,
    links: editedLinks,
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
    ...overrides,
  }
}
