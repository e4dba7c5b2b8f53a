import type { PublicBarber } from '#features/barbers/barbers.contract.ts'
import { publicBarbers } from '#features/barbers/server/public-barbers.ts'
import type { Gate } from '#features/plans/gates.rules.ts'
import { checkPlanObstacle } from '#features/plans/server/require-plan-limit.ts'
import { activeServices } from '#features/services/server/active-services.ts'
import { bookingSettings } from '#features/settings/server/booking-settings.ts'
import { messageSettings } from '#features/settings/server/message-settings.ts'
import { publicSettings } from '#features/settings/server/public-settings.ts'
import { shopNow } from '#features/settings/shop-now.rules.ts'
import type { Platform } from '#platform/platform.ts'
import type { Day } from '#shared/calendar-time.ts'

import type { Asker, ShopFacts } from '../../faqs.rules.ts'

export type ShopKnowledge = {
  facts: ShopFacts
  barbers: readonly PublicBarber[]
  now: { day: Day; minutes: number; lastDay: Day }
}

const gateOf: Record<Asker, Gate> = {
  visitor: 'guestBooking',
  client: 'clientBooking',
  barber: 'clientBooking',
  admin: 'phoneBooking',
}

export async function readShop(platform: Platform, asker: Asker): Promise<ShopKnowledge> {
  const { db } = platform.database
  const [settings, booking, messages, services, barbers] = await Promise.all([
    publicSettings(platform),
    bookingSettings(db),
    messageSettings(db),
    activeServices(platform),
    publicBarbers(platform),
  ])
  const now = platform.clock.now()
  const obstacle = await checkPlanObstacle(db, gateOf[asker], { now, zone: settings.timeZone })
  const { offerMinutes, reminderHours, sendsReminders } = messages
  return {
    facts: {
      ...settings,
      ...booking,
      offerMinutes,
      reminderHours,
      sendsReminders,
      services,
      takesBookings: obstacle === undefined,
    },
    barbers,
    now: shopNow(now, settings.timeZone, settings.bookingWindowDays),
  }
}
