import { useQuery } from '@tanstack/react-query'

import { newRequestsQuery } from './inbox/inbox-queries.ts'

export default function NewRequestsCount() {
  const { data: count = 0 } = useQuery(newRequestsQuery)
  return count === 0 ? null : count
}
