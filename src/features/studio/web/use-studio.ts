import { useQuery } from '@tanstack/react-query'

import { http } from '#ui/http-client.ts'

import type { PublicSettings } from '../studio.contract.ts'
import { defaultPublicSettings } from '../studio.defaults.ts'

/** Addresses and hours hardly ever change while a page is open. Milliseconds. */
const freshFor = 10 * 60_000

/** The shop's public settings: the documented ones at once, the live ones when they arrive. */
export function useStudio(): PublicSettings {
  const { data } = useQuery({
    queryKey: ['studio', 'public'],
    queryFn: ({ signal }) => http.get<{ data: PublicSettings }>('/settings/public', { signal }),
    staleTime: freshFor,
  })
  return data?.data ?? defaultPublicSettings
}
