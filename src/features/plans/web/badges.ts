import { type BarColour, barColourOf, type Resource, type ResourceUsage } from '../usage.rules.ts'

const monthly = ['appointments', 'emails', 'sms'] as const

type Used = Readonly<
  Partial<Record<Resource, Pick<ResourceUsage, 'current' | 'limit' | 'percentage'> | undefined>>
>

export type UsageBadge = {
  resource: Resource
  current: number
  limit: number
  percentage: number
  colour: Exclude<BarColour, 'plain'>
}

/** ADM-05. */
export function badgesOf(usage: Used): UsageBadge[] {
  return monthly.flatMap((resource) => {
    const used = usage[resource]
    if (!used) return []
    const { current, limit, percentage } = used
    const colour = barColourOf(percentage)
    return colour === 'plain' ? [] : [{ resource, current, limit, percentage, colour }]
  })
}
