import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router'

import type { Day } from '#shared/calendar-time.ts'

import { type CalendarAddress, readAddress, writeAddress } from './calendar-address.ts'

export function useCalendarAddress(today: Day) {
  const [search, setSearch] = useSearchParams()
  const address = useMemo(() => readAddress(search, today), [search, today])
  const show = useCallback(
    (change: Partial<CalendarAddress>) =>
      setSearch((before) => writeAddress(before, change, today), { preventScrollReset: true }),
    [setSearch, today],
  )
  return { address, show }
}
