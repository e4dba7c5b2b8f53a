import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'

import { useNewDay } from '#features/settings/web/use-new-day.ts'
import { readSettings } from '#features/settings/web/use-public-settings.ts'

import { reloadCatalog } from './catalog-queries.ts'
import { reloadAvailability } from './slot-queries.ts'

const interval = 60_000

const scheduleVersionQuery = queryOptions({
  queryKey: ['settings', 'schedule-version'],
  queryFn: async ({ signal }) => (await readSettings(signal)).scheduleVersion,
  staleTime: interval,
})

export function useFreshSchedule(): void {
  const queries = useQueryClient()
  const { data: version } = useQuery({ ...scheduleVersionQuery, refetchInterval: interval })
  useNewDay(() => void reloadAvailability(queries))
  const known = useRef(version)
  useEffect(() => {
    const before = known.current
    known.current = version
    if (before === undefined || version === undefined || version <= before) return
    void reloadCatalog(queries)
    void reloadAvailability(queries)
  }, [version, queries])
}
