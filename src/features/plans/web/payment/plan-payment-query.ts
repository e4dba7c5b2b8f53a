import { queryOptions } from '@tanstack/react-query'

import { toasts } from '#ui/feedback/toasts.ts'

import { checkTexts } from '../../plans-checks.it.ts'
import type { Plan, Subscription } from '../../plans.contract.ts'
import { startPlanPayment } from '../plan-calls.ts'
import { accessQuery } from '../plan-queries.ts'

type Prepared =
  | { kind: 'started'; clientSecret: string; amount: number; subscription: Subscription }
  /** Another plan waits to be paid, or none: it was paid already, or the choice is too old. */
  | { kind: 'notChosen'; subscription: Subscription | null }

/** The payment of a plan that was chosen: the open one, if there is one. Nothing is chosen by looking at it. */
export const planPaymentQuery = (plan: Plan) =>
  queryOptions<Prepared>({
    queryKey: ['plan-payment', plan._id],
    queryFn: async ({ signal, client }) => {
      const subscription = await readSubscription(() => client.fetchQuery({ ...accessQuery, staleTime: 0 }))
      if (subscription?.chosenPlan?._id !== plan._id) return { kind: 'notChosen', subscription }
      const { clientSecret, amount } = await startPlanPayment(plan._id, subscription._id, signal)
      return { kind: 'started', clientSecret, amount, subscription }
    },
    // Asked once per window: the fields must not go away while somebody types.
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
