import { instantNames } from '#shared/italian-moments.ts'
import { formatChf } from '#shared/money.ts'

import { planTexts as texts } from '../plans-screens.it.ts'
import type { PlanName } from '../plans.contract.ts'

/** 49 → 'CHF 49', 49.5 → 'CHF 49.50'. */
export function planPrice(chf: number): string {
  return formatChf(chf).replace(/\.00$/, '')
}

export function priceAndPeriod({ price, billingPeriod }: Pick<PlanName, 'price' | 'billingPeriod'>): string {
  return `${planPrice(price)} ${billingPeriod === 'per_use' ? texts.perUse : texts.perMonth}`
}

export function planDate(instant: string | null | undefined, zone: string): string {
  return instant ? instantNames.short(new Date(instant), zone) : texts.noDate
}
