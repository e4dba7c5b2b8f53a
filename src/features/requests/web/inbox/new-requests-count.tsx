import { useQuery } from '@tanstack/react-query'

import { newRequestsQuery } from './inbox-queries.ts'

/** Shows the number of new requests; nothing while loading or at zero. */
export default function NewRequestsCount() {
  const { data: count = 0 } = useQuery(newRequestsQuery)
  return count === 0 ? null : count
}
