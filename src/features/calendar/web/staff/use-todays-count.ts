import { useQuery } from '@tanstack/react-query'

import { counts } from '#features/availability/occupancy.rules.ts'

import { calendarQuery } from './staff-queries.ts'
import { useShopNow } from './use-shop-now.ts'

/** Appointments of today that are not cancelled; null until they are known. */
export function useTodaysCount(): number | null {
  const { day } = useShopNow()
  const { data } = useQuery(calendarQuery({ view: 'day', from: day, to: day, barberId: null }))
  return data ? data.filter(counts).length : null
}
