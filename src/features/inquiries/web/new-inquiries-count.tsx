import { useQuery } from '@tanstack/react-query'

import { newInquiriesQuery } from './inbox/inbox-queries.ts'

export default function NewInquiriesCount() {
  const { data: count = 0 } = useQuery(newInquiriesQuery)
  return count === 0 ? null : count
}
