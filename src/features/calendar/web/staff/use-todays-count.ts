import { useQuery } from '@tanstack/react-query'

import { isCounted } from '#features/appointments/appointment-statuses.rules.ts'
import { useShopNow } from '#features/settings/web/use-shop-now.ts'

import { calendarQuery } from './staff-queries.ts'

export function useTodaysCount(): number | null {
  const { day } = useShopNow()
  const { data } = useQuery(calendarQuery({ view: 'day', from: day, to: day, barberId: null }))
  return data ? data.filter(isCounted).length : null
}
