import { type Query, queryOptions } from '@tanstack/react-query'

import { call } from '#ui/http/call.ts'

import type { PlanAccess, UsageStats } from '../plans.contract.ts'
import * as endpoints from '../plans.endpoints.ts'
import { usageFromAccess } from './usage-from-access.ts'

export const planKey = ['plan'] as const

/** Milliseconds between reads while a plan is active (GATE-28); hidden tabs do not poll. */
const everyHalfMinute = 30_000

const whileActive =
  <Data>(isActive: (data: Data) => boolean) =>
  ({ state }: Pick<Query<Data>, 'state'>) =>
    state.data !== undefined && isActive(state.data) ? everyHalfMinute : false

/** Reloads on focus and on reconnect. The stale time lets widgets share one call. */
const alwaysTrue = { staleTime: 5_000, refetchOnWindowFocus: 'always', refetchOnReconnect: 'always' } as const

export const plansQuery = queryOptions({
  queryKey: [...planKey, 'offers'],
  queryFn: async ({ signal }) => (await call(endpoints.listPlans, { signal })).data,
})

export const accessQuery = queryOptions<PlanAccess>({
  queryKey: [...planKey, 'access'],
  queryFn: async ({ signal }) => (await call(endpoints.checkAccess, { signal })).data,
  refetchInterval: whileActive<PlanAccess>(({ hasAccess }) => hasAccess),
  ...alwaysTrue,
})

/** If the usage call fails, it falls back to the access answer, which has most of the figures (USAGE-24). */
export const usageQuery = queryOptions<UsageStats>({
  queryKey: [...planKey, 'usage'],
  queryFn: async ({ signal, client }) => {
    try {
      return (await call(endpoints.planUsage, { signal })).data
    } catch (error) {
      if (signal.aborted) throw error
      const access = await client.fetchQuery({ ...accessQuery, staleTime: 0 }).catch(() => undefined)
      const stats = access && usageFromAccess(access)
      if (!stats) throw error
      return stats
    }
  },
  refetchInterval: whileActive<UsageStats>(({ subscription }) => subscription?.status === 'active'),
  ...alwaysTrue,
})

export const limitsQuery = queryOptions({
  queryKey: [...planKey, 'limits'],
  queryFn: async ({ signal }) => (await call(endpoints.checkLimits, { signal })).data,
  ...alwaysTrue,
})

export const withheldQuery = queryOptions({
  queryKey: [...planKey, 'withheld'],
  queryFn: async ({ signal }) => (await call(endpoints.withheldMessages, { signal })).data,
})
