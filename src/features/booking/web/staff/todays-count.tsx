import { useQuery } from '@tanstack/react-query'

import { calendarQuery } from './staff-queries.ts'
import { useShopNow } from './use-shop-now.ts'

/** Appointments of today that are not cancelled; nothing while there are none. */
export default function TodaysCount() {
  const { day } = useShopNow()
  const { data = [] } = useQuery(calendarQuery({ view: 'day', from: day, to: day, barberId: null }))
  const count = data.filter(({ status }) => status !== 'cancelled').length
  return count > 0 && count
}
