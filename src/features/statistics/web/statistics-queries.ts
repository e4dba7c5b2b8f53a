import { useQuery } from '@tanstack/react-query'

import { call } from '#ui/http/call.ts'
import { steadyQuery } from '#ui/http/steady-query.ts'

import type { Timeframe } from '../statistics.contract.ts'
import { adminStatistics, barberStatistics } from '../statistics.endpoints.ts'

/** @param barberId undefined for all barbers */
export function useAdminStatistics(timeframe: Timeframe, barberId: string | undefined) {
  return useQuery(
    steadyQuery(['statistics', 'admin', timeframe, barberId], (terms) =>
      call(adminStatistics, { query: { timeframe, barberId }, ...terms }),
    ),
  )
}

export function useBarberStatistics(barberId: string, timeframe: Timeframe) {
  return useQuery(
    steadyQuery(['statistics', 'barber', barberId, timeframe], (terms) =>
      call(barberStatistics, { params: { id: barberId }, query: { timeframe }, ...terms }),
    ),
  )
}
