import { capitalised } from '#shared/italian-dates.ts'

import { planTexts, usageTexts as texts } from '../../plans-screens.it.ts'
import type { Plan, ResourceUsage, Usage } from '../../plans.contract.ts'
import { resourceTexts } from '../../plans.it.ts'
import {
  barColourOf,
  type BarColour,
  barWidthOf,
  isNearLimit,
  isOverLimit,
  type Resource,
  resources,
  unlimited,
} from '../../usage.rules.ts'
import { planPrice } from '../plan-formats.ts'

/** @property share shown before the note, such as '77%'; null without a limit */
export type UsageView = {
  share: string | null
  note: string
  colour: BarColour
  border: 'plain' | 'near' | 'over'
}

/**
 * Bar colours follow the bands, the border 80 and 95 (C-08). Percentages round down: 99.6% never reads 100%
 * (C-10).
 */
export function usageView({ limit, percentage, remaining }: ResourceUsage): UsageView {
  if (limit >= unlimited) return { share: null, note: texts.noLimit, colour: 'plain', border: 'plain' }
  return {
    share: `${Math.floor(barWidthOf(percentage))}%`,
    note: remaining <= 0 ? texts.used : texts.left(remaining),
    colour: barColourOf(percentage),
    border: borderOf(percentage),
  }
}

function borderOf(percentage: number): UsageView['border'] {
  if (isOverLimit(percentage)) return 'over'
  return isNearLimit(percentage) ? 'near' : 'plain'
}

const maxGains = 2

/**
 * Lists the bigger plan's gains, scarcest resource first, and its price: 'Barbieri senza limite e 1000 SMS,
 * CHF 99 al mese.'
 */
export function upgradeSentence(usage: Usage, { limits, price }: Pick<Plan, 'limits' | 'price'>): string {
  const limitOf = (resource: Resource) => usage[resource]?.limit ?? 0
  const percentageOf = (resource: Resource) => usage[resource]?.percentage ?? 0
  const gains = resources
    .filter((resource) => limits[resource] > limitOf(resource))
    .toSorted((one, other) => percentageOf(other) - percentageOf(one))
    .slice(0, maxGains)
  const boundless = gains.filter((resource) => limits[resource] >= unlimited)
  const bounded = gains.filter((resource) => limits[resource] < unlimited)
  const names = boundless.map((resource) => resourceTexts[resource]).join(texts.and)
  const gained = [
    ...(boundless.length === 0 ? [] : [texts.unlimited(names)]),
    ...bounded.map((resource) => texts.limitOf(resource, limits[resource])),
  ]
  const cost = `${planPrice(price)} ${planTexts.perMonth}.`
  return gained.length === 0 ? cost : `${capitalised(gained.join(texts.and))}, ${cost}`
}
