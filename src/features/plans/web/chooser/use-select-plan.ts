import { useMutation, useQueryClient } from '@tanstack/react-query'

import { toasts } from '#ui/feedback/toasts.ts'
import { messageOf } from '#ui/http/http-client.ts'

import { chooserTexts as texts } from '../../plans-screens.it.ts'
import type { Plan } from '../../plans.contract.ts'
import { plansTexts } from '../../plans.it.ts'
import { selectPlan } from '../plan-calls.ts'
import { refreshUsage } from '../usage-refresh.ts'

/** @param onChosen called when the plan must be paid; a free one starts at once */
export function useSelectPlan(onChosen: (planName: string) => void) {
  const queries = useQueryClient()
  const { mutate, isPending, variables, error } = useMutation({
    mutationFn: (plan: Plan) => selectPlan(plan._id),
    onSuccess: ({ needsPayment }, plan) => {
      toasts.success(texts.selected)
      refreshUsage(queries, { isForced: true })
      if (needsPayment) onChosen(plan.name)
      else toasts.success(plansTexts.activated)
    },
  })
  return {
    select: (plan: Plan) => {
      if (!isPending) mutate(plan)
    },
    isSelecting: (plan: Plan) => isPending && variables._id === plan._id,
    failureOf: (plan: Plan) =>
      error && variables?._id === plan._id ? messageOf(error, texts.selectFailed) : null,
  }
}
