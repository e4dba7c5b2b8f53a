import { keepPreviousData, useQuery } from '@tanstack/react-query'

import { http, staffTimeout } from '#ui/http-client.ts'

import type { AdminStatistics, BarberStatistics, Timeframe } from '../statistics.contract.ts'

const timeout = staffTimeout

/** @param barberId undefined for all barbers */
export function useAdminStatistics(timeframe: Timeframe, barberId: string | undefined) {
  return useQuery({
    queryKey: ['statistics', 'admin', timeframe, barberId],
    queryFn: ({ signal }) =>
      http.get<AdminStatistics>('/admin/stats', { query: { timeframe, barberId }, signal, timeout }),
    placeholderData: keepPreviousData,
  })
}

export function useBarberStatistics(barberId: string, timeframe: Timeframe) {
  return useQuery({
    queryKey: ['statistics', 'barber', barberId, timeframe],
    queryFn: ({ signal }) =>
      http.get<BarberStatistics>(`/barbers/${barberId}/stats`, { query: { timeframe }, signal, timeout }),
    placeholderData: keepPreviousData,
  })
}
