import type { Platform } from '#platform/platform.ts'

import { type PublicSettings, publicSettingsSchema } from '../public-settings.contract.ts'
import { accountsOf } from './outside-accounts.ts'
import { plainSettingsOf } from './settings-row.ts'

export type ShopContact = {
  shopName: string
  shopAddress: string
  shopPhone: string
  shopEmail: string
  timeZone: string
}

const version = '1.0.0'

export async function shopContact({ database }: Pick<Platform, 'database'>): Promise<ShopContact> {
  const settings = await database.db.selectFrom('studio_settings').selectAll().executeTakeFirstOrThrow()
  return {
    shopName: settings.name,
    shopAddress: `${settings.street}, ${settings.postal_code} ${settings.city}`,
    shopPhone: settings.phone,
    shopEmail: settings.email,
    timeZone: settings.time_zone,
  }
}

export async function publicSettings(platform: Platform): Promise<PublicSettings> {
  const { database, publicOrigin, mailsLeave, smsLeave, payments } = platform
  const settings = await database.db.selectFrom('studio_settings').selectAll().executeTakeFirstOrThrow()
  return publicSettingsSchema.parse({
    ...plainSettingsOf(settings),
    timeZone: settings.time_zone,
    openingHours: settings.opening_hours,
    contactHours: settings.contact_hours,
    version,
    scheduleVersion: settings.schedule_version,
    links: settings.links,
    publicOrigin,
    mailsLeave,
    smsLeave: smsLeave && settings.sends_sms,
    takesPayments: payments.salon !== null,
    ...accountsOf(settings),
  })
}
