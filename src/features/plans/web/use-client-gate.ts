import { useQuery } from '@tanstack/react-query'

import { useIsOffline } from '#ui/http/connection.ts'

import { checkTexts } from '../plans-checks.it.ts'
import { creationStateOf } from './creation-state.ts'
import { limitsQuery } from './plan-queries.ts'
import { usePlanRefusals } from './use-plan-refusals.ts'

/**
 * Says whether a client may book now, without mentioning plans. The form shows while the answer loads, since
 * clients nearly always may.
 */
export function useClientGate() {
  const limits = useQuery(limitsQuery)
  const isOffline = useIsOffline()
  usePlanRefusals()
  const state = creationStateOf(limits)
  if (state.kind === 'open' || state.kind === 'pending') return { kind: 'open' } as const
  if (state.kind === 'no-plan' || state.kind === 'used-up')
    return { kind: 'closed', isFull: state.kind === 'used-up', message: state.message } as const
  const message = isOffline ? checkTexts.offline : checkTexts.limitsFailed
  return { kind: 'unknown', message, retry: () => void limits.refetch() } as const
}
