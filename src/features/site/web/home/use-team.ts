import { useQuery } from '@tanstack/react-query'

import type { PublicBarber } from '#features/barbers/barbers.contract.ts'
import { http } from '#ui/http-client.ts'

export function useTeam() {
  return useQuery({
    queryKey: ['barbers', 'public'],
    queryFn: ({ signal }) => http.get<PublicBarber[]>('/barbers/public', { signal }),
  })
}
