import { useFilters } from '#ui/screens/use-filters.ts'

import { type Timeframe, timeframes } from '../statistics.contract.ts'

export function useTimeframe() {
  const [query, change] = useFilters()
  const requested = query.get('timeframe')
  const timeframe: Timeframe = timeframes.find((known) => known === requested) ?? 'week'
  return { timeframe, barberId: query.get('barberId') ?? undefined, change }
}
