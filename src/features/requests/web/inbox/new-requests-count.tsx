import { useQuery } from '@tanstack/react-query'

import { newRequestsQuery } from './inbox-queries.ts'

/** How many nobody has looked at; nothing while it is not known or there is none. */
export default function NewRequestsCount() {
  const { data: count = 0 } = useQuery(newRequestsQuery)
  return count === 0 ? null : count
}
