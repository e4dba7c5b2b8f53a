import type { BookableDay } from '../availability.contract.ts'

export type Density = 0 | 1 | 2 | 3 | 4

export function dayDensity({ state, load }: BookableDay): Density {
  if (state === 'closed' || state === 'vacation') return 0
  if (state === 'full' || load > 0.8) return 4
  if (load > 0.6) return 3
  return load > 0.3 ? 2 : 1
}

export function firstOpenDay(days: readonly BookableDay[]): BookableDay | undefined {
  return days.find((day) => day.state === 'open') ?? days[0]
}
