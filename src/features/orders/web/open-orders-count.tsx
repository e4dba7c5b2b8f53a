import { useQuery } from '@tanstack/react-query'

import { openOrdersQuery } from './orders-queries.ts'

export default function OpenOrdersCount() {
  const { data: count = 0 } = useQuery(openOrdersQuery)
  return count === 0 ? null : count
}
