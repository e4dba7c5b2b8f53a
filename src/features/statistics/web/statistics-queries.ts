import { keepPreviousData, useQuery } from '@tanstack/react-query'

import { call } from '#ui/http/call.ts'
import { staffTimeout } from '#ui/http/http-client.ts'

import type { Timeframe } from '../statistics.contract.ts'
import { adminStatistics, barberStatistics } from '../statistics.endpoints.ts'

const timeout = staffTimeout

/** @param barberId undefined for all barbers */
export function useAdminStatistics(timeframe: Timeframe, barberId: string | undefined) {
  return useQuery({
    queryKey: ['statistics', 'admin', timeframe, barberId],
    queryFn: ({ signal }) => call(adminStatistics, { query: { timeframe, barberId }, signal, timeout }),
    placeholderData: keepPreviousData,
  })
}

export function useBarberStatistics(barberId: string, timeframe: Timeframe) {
  return useQuery({
    queryKey: ['statistics', 'barber', barberId, timeframe],
    queryFn: ({ signal }) =>
      call(barberStatistics, { params: { id: barberId }, query: { timeframe }, signal, timeout }),
    placeholderData: keepPreviousData,
  })
}
