import { useQuery, useQueryClient } from '@tanstack/react-query'

import { accessQuery, limitsQuery, planKey } from '../plan-queries.ts'
import { type CreationState, creationStateOf } from './creation-state.ts'
import { usePlanRefusals } from './use-plan-refusals.ts'

export type CreationGate = {
  state: CreationState
  isReading: boolean
  /** Asks again. */
  reload: () => void
}

/** Whether the owner may book for somebody: the gate stands where the form would. */
export function useCreationGate(): CreationGate {
  const queries = useQueryClient()
  const limits = useQuery(limitsQuery)
  const access = useQuery(accessQuery)
  usePlanRefusals()
  return {
    state: creationStateOf(limits, access),
    isReading: limits.isFetching || access.isFetching,
    reload: () => void queries.invalidateQueries({ queryKey: planKey }),
  }
}

/** The same for a client, who knows nothing of plans. */
export function useBookingLimits(): { state: CreationState; reload: () => void } {
  const limits = useQuery(limitsQuery)
  usePlanRefusals()
  return { state: creationStateOf(limits), reload: () => void limits.refetch() }
}
