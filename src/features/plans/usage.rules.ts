/** Resources with a limit. The first three are counted per month; barbers are counted as they are now. */
export const resources = ['appointments', 'emails', 'sms', 'barbers'] as const
export type Resource = (typeof resources)[number]

/** GATE-13: no limit. */
export const unlimited = 999_999

export type ResourceUsage = {
  current: number
  limit: number
  /** Percent of the limit, two decimals, rounded down; may exceed 100 after the limit was lowered. */
  percentage: number
  remaining: number
  isOverLimit: boolean
}

/** D-SUB-13: an unlimited resource is always at 0%, a limit of 0 always at 100%. */
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

export type KnownUsage = Readonly<Partial<Record<Resource, ResourceUsage | undefined>>>

/** Percentages at which the screens react (C-08). They serve different displays. */
export const thresholds = {
  /** Bar of a card, and badges of the admin panel. */
  bar: { yellow: 75, orange: 90, red: 95 },
  /** Border of a card, and alerts. */
  near: 80,
  over: 95,
  /** Banner shown before adding a barber. */
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

/** For display only: the server refuses at the limit itself (C-09). */
export function isOverLimit(percentage: number): boolean {
  return percentage >= thresholds.over
}

/** USAGE-17. */
export function barWidthOf(percentage: number): number {
  return Math.min(100, percentage)
}

export type UsageAlert = { type: 'error' | 'warning'; resource: Resource; percentage: number }

/**
 * Lists the alerts, errors first. Percentages are whole and rounded down, so 99.6% never reads 100% (C-10),
 * and capped at 100 like the cards.
 */
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

/**
 * D-SUB-14: STARTER is always offered the next plan, other plans once a resource nears its limit, the top
 * plan never.
 */
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
