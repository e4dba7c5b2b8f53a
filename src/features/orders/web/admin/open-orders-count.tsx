import { useQuery } from '@tanstack/react-query'

import { openOrdersQuery } from '../orders-queries.ts'

/** How many orders somebody in the shop still has something to do for; nothing while it is not known or there is none. */
export default function OpenOrdersCount() {
  const { data: count = 0 } = useQuery(openOrdersQuery)
  return count === 0 ? null : count
}
