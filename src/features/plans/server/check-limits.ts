import type { Session } from '#features/accounts/server/find-session.ts'
import { shopContact } from '#features/settings/server/public-settings.ts'
import type { Platform } from '#platform/platform.ts'

import { mayReadPlanFigures } from '../gates.rules.ts'
import type { BookingLimits } from '../plans.contract.ts'
import { periodAt } from '../subscription.rules.ts'
import { usageOf } from '../usage.rules.ts'
import { countUsage, monthOf } from './count-usage.ts'
import { plansError } from './errors.ts'
import { limitsOf } from './plan-rows.ts'
import { checkPlanObstacle, planRefusal } from './require-plan-limit.ts'
import { readSubscription } from './subscription-rows.ts'

/** Says whether the caller may book now; a caller without a session counts as a guest (D-BOOK-17). */
export async function checkLimits(platform: Platform, session: Session | undefined): Promise<BookingLimits> {
  const { db } = platform.database
  const now = platform.clock.now()
  const { timeZone: zone } = await shopContact(platform)
  const role = session?.role ?? null
  const gate = role === null ? 'guestBooking' : role === 'client' ? 'clientBooking' : 'phoneBooking'
  const nothing = { current: null, limit: null, remaining: null, percentage: null }
  const resetDate = monthOf(now, zone).to.toISOString()
  try {
    const obstacle = await checkPlanObstacle(db, gate, { now, zone })
    const refusal = obstacle && planRefusal(obstacle, gate, role)
    const isLimit = obstacle?.kind === 'LIMIT'
    const reason = isLimit
      ? 'MONTHLY_LIMIT_REACHED'
      : (obstacle?.kind ?? (role === null ? 'GUEST_USER' : null))
    return {
      ...(mayReadPlanFigures(role) ? await figures(platform, { now, zone }) : nothing),
      canCreate: obstacle === undefined,
      reason: isLimit || mayReadPlanFigures(role) || !obstacle ? reason : 'SUBSCRIPTION_INACTIVE',
      message: refusal?.message ?? null,
      resetDate,
      upgradeRequired: refusal?.extras.upgradeRequired ?? false,
    }
  } catch (error) {
    throw Object.assign(plansError('LIMITS_UNAVAILABLE'), { cause: error })
  }
}

async function figures({ database: { db } }: Platform, { now, zone }: { now: Date; zone: string }) {
  const { periods } = await readSubscription(db)
  const running = periodAt(periods, now)
  const plan = periods.find(({ startsAt }) => startsAt === running?.startsAt)?.planRow
  const current = await countUsage(db, 'appointments', { now, zone })
  const { limit, remaining, percentage } = usageOf(current, plan ? limitsOf(plan).appointments : 0)
  return plan
    ? { current, limit, remaining, percentage }
    : { current, limit: null, remaining: null, percentage: null }
}
