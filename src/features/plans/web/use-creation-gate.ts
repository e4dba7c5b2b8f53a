import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

import { type CreationState, creationStateOf } from './creation-state.ts'
import { accessQuery, limitsQuery, planKey } from './plan-queries.ts'
import { usePlanRefusals } from './use-plan-refusals.ts'

export type CreationGate = {
  state: CreationState
  reload: () => void
  isReloading: boolean
}

export function useCreationGate(): CreationGate {
  const queries = useQueryClient()
  const limits = useQuery(limitsQuery)
  const access = useQuery(accessQuery)
  usePlanRefusals()
  const reloading = useMutation({ mutationFn: () => queries.invalidateQueries({ queryKey: planKey }) })
  return {
    state: creationStateOf(limits, access),
    reload: reloading.mutate,
    isReloading: reloading.isPending,
  }
}
