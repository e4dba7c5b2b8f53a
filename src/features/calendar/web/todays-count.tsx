import { useQuery } from '@tanstack/react-query'

import { isCounted } from '#features/appointments/appointment-statuses.rules.ts'
import { useShopNow } from '#features/settings/web/use-shop-now.ts'

import { calendarQuery } from './staff/staff-queries.ts'

export default function TodaysCount() {
  const { day } = useShopNow()
  const { data } = useQuery(calendarQuery({ view: 'day', from: day, to: day, barberId: null }))
  const count = data?.filter(isCounted).length
  return count === 0 ? null : count
}
