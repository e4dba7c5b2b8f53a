import type { OpenHours, PublicSettings } from './public-settings.contract.ts'

/**
 * The settings of a new installation; prerendered pages show them until the live settings arrive. Phone, e-mail and links
 * are placeholders for the owner to replace. Empty links are not shown.
 */
export const defaultPublicSettings: PublicSettings = {
  name: 'F4DEZONE',
  street: 'Via Zurigo 2',
  postalCode: '6900',
  city: 'Lugano',
  phone: '+41 91 000 00 00',
  email: 'ciao@f4dezone.test',
  legalName: '',
  legalForm: '',
  uidNumber: '',
  timeZone: 'Europe/Zurich',
  openingHours: {
    ...fromTuesdayToFriday({ opens: '09:00', closes: '19:00' }),
    monday: { opens: '14:00', closes: '19:00' },
    saturday: { opens: '09:00', closes: '19:00' },
    sunday: null,
  },
  contactHours: {
    ...fromTuesdayToFriday({ opens: '09:00', closes: '18:30' }),
    monday: { opens: '14:00', closes: '18:00' },
    saturday: { opens: '09:00', closes: '18:00' },
    sunday: null,
  },
  rating: '5.0',
  version: '1.0.0',
  bookingWindowDays: 30,
  scheduleVersion: 1,
  publicOrigin: '',
  mailsLeave: true,
  smsLeave: true,
  takesPayments: true,
  links: {
    instagram: '',
    tiktok: '',
    whatsapp: '',
    maps: 'https://www.openstreetmap.org/search?query=Via%20Zurigo%202%2C%206900%20Lugano',
    agency: '',
    developer: '',
    developerEmail: 'sviluppo@f4dezone.test',
    developerPhone: '+41 91 000 00 01',
  },
}

function fromTuesdayToFriday(hours: OpenHours) {
  return { tuesday: hours, wednesday: hours, thursday: hours, friday: hours }
}
