/** What a plan limits. The first three are counted by the month, barbers are there or not. */
export const resources = ['appointments', 'emails', 'sms', 'barbers'] as const
export type Resource = (typeof resources)[number]

/** GATE-13: no limit. */
export const unlimited = 999_999

export type ResourceUsage = {
  current: number
  limit: number
  /** Share of the limit, two decimals, rounded down; above 100 where the limit was lowered. */
  percentage: number
  remaining: number
  isOverLimit: boolean
}

/** D-SUB-13: nothing of unlimited is ever used up, and all of nothing is. */
export function usageOf(current: number, limit: number): ResourceUsage {
  if (limit >= unlimited) return { current, limit, percentage: 0, remaining: unlimited, isOverLimit: false }
  const percentage = limit === 0 ? 100 : Math.floor((current * 10_000) / limit) / 100
  return {
    current,
    limit,
    percentage,
    remaining: Math.max(0, limit - current),
    isOverLimit: current >= limit,
  }
}

/** Of another version's server one may be missing. */
export type KnownUsage = Readonly<Partial<Record<Resource, ResourceUsage | undefined>>>

/** Percentages from which on something is shown (C-08). They are different things. */
export const thresholds = {
  /** The bar of a card, and the badges of the admin panel. */
  bar: { yellow: 75, orange: 90, red: 95 },
  /** The border of a card, and the alerts. */
  near: 80,
  over: 95,
  /** The banner before another barber is added. */
  barberBanner: 80,
} as const

export type BarColour = 'plain' | 'yellow' | 'orange' | 'red'

export function barColourOf(percentage: number): BarColour {
  const { yellow, orange, red } = thresholds.bar
  if (percentage >= red) return 'red'
  if (percentage >= orange) return 'orange'
  return percentage >= yellow ? 'yellow' : 'plain'
}

export function isNearLimit(percentage: number): boolean {
  return percentage >= thresholds.near && percentage < thresholds.over
}

/** By the display's measure; what is refused is refused at the limit itself (C-09). */
export function isOverLimit(percentage: number): boolean {
  return percentage >= thresholds.over
}

/** Width of a bar (USAGE-17). */
export function barWidthOf(percentage: number): number {
  return Math.min(100, percentage)
}

export type UsageAlert = { type: 'error' | 'warning'; resource: Resource; percentage: number }

/** Whole percentages, rounded down: 99.6% never reads 100% (C-10); at most 100, like the cards. Errors first. */
export function alertsOf(usage: KnownUsage): UsageAlert[] {
  return resources
    .flatMap((resource): UsageAlert[] => {
      const { percentage = 0 } = usage[resource] ?? {}
      if (percentage < thresholds.near) return []
      const type = isOverLimit(percentage) ? 'error' : 'warning'
      return [{ type, resource, percentage: Math.floor(barWidthOf(percentage)) }]
    })
    .toSorted((one, other) => Number(other.type === 'error') - Number(one.type === 'error'))
}

type Upgradable = { name: string; sortOrder: number }

/** D-SUB-14: STARTER is always offered the next one, any other plan once something is near its limit; the top plan nothing. */
export function recommendedUpgrade<P extends Upgradable>(
  plans: readonly P[],
  running: Upgradable,
  usage: Readonly<Record<Resource, ResourceUsage>>,
): P | undefined {
  const isNear = resources.some((resource) => usage[resource].percentage >= thresholds.near)
  if (running.name !== 'STARTER' && !isNear) return undefined
  return availableUpgrades(plans, running)[0]
}

export function availableUpgrades<P extends Upgradable>(plans: readonly P[], running: Upgradable): P[] {
  return plans
    .filter(({ sortOrder }) => sortOrder > running.sortOrder)
    .toSorted((one, other) => one.sortOrder - other.sortOrder)
}
