import { queryOptions } from '@tanstack/react-query'

import { toasts } from '#ui/feedback/toasts.ts'

import { checkTexts } from '../../plans-checks.it.ts'
import type { Plan, Subscription } from '../../plans.contract.ts'
import { startPlanPayment } from '../plan-calls.ts'
import { accessQuery } from '../plan-queries.ts'

type Prepared =
  | { kind: 'started'; clientSecret: string; amount: number; subscription: Subscription }
  /** Another plan was chosen, or none: it is paid already, or the choice has expired. */
  | { kind: 'notChosen'; subscription: Subscription | null }

/** Reuses an open payment and never changes the choice. */
export const planPaymentQuery = (plan: Plan) =>
  queryOptions<Prepared>({
    queryKey: ['plan-payment', plan._id],
    queryFn: async ({ signal, client }) => {
      const subscription = await readSubscription(() => client.fetchQuery({ ...accessQuery, staleTime: 0 }))
      if (subscription?.chosenPlan?._id !== plan._id) return { kind: 'notChosen', subscription }
      const { clientSecret, amount } = await startPlanPayment(plan._id, subscription._id, signal)
      return { kind: 'started', clientSecret, amount, subscription }
    },
    // Loads once per window: a reload would remove the fields while the owner types.
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

type Access = { subscription?: Subscription | null | undefined }

async function readSubscription(readAccess: () => Promise<Access>): Promise<Subscription | null> {
  try {
    return (await readAccess()).subscription ?? null
  } catch (error) {
    toasts.error(checkTexts.accessFailed)
    throw error
  }
}
