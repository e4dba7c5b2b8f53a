import { Button } from '@mantine/core'

import { returnTexts } from '#features/payments/payments-screens.it.ts'
import { FadeSkeleton } from '#ui/feedback/fade-skeleton.tsx'
import { Notice } from '#ui/feedback/notice.tsx'

import { outcomeTexts as texts, paymentTexts } from '../plans-screens.it.ts'
import { PlanActive } from './plan-active.tsx'
import { type Place, PlanScreen } from './plan-screen.tsx'
import { useActivation } from './use-activation.ts'
import { usePlanOutcome } from './use-plan-outcome.ts'
import { usePlan } from './use-plan.ts'

type Props = {
  place: Place
  intentId: string
  onTryAgain: (planName: string) => void
  onChoose: () => void
}

export function PlanOutcome({ place, intentId, onTryAgain, onChoose }: Props) {
  const outcome = usePlanOutcome(intentId)
  useActivation(outcome.kind === 'active', intentId)
  const screen = { place, isNew: true }
  const toPlans = (
    <Button variant="outline" size="lg" onClick={onChoose}>
      {paymentTexts.back}
    </Button>
  )
  switch (outcome.kind) {
    case 'asking':
      return (
        <PlanScreen {...screen} title={returnTexts.asking} lead={returnTexts.askingLead} isBusy>
          <FadeSkeleton width={260} height={14} />
        </PlanScreen>
      )
    case 'active':
      return (
        <PlanScreen {...screen} title={texts.paid}>
          <PlanActive subscription={outcome.subscription} />
        </PlanScreen>
      )
    case 'processing':
      return (
        <PlanScreen {...screen} title={returnTexts.processing} lead={texts.processingLead}>
          <div className="row">
            <Button size="lg" onClick={outcome.askAgain}>
              {returnTexts.askAgain}
            </Button>
          </div>
        </PlanScreen>
      )
    case 'refused':
      return (
        <PlanScreen {...screen} title={returnTexts.refused} lead={texts.refusedLead}>
          <div className="row">
            <TryAgain onTryAgain={onTryAgain} />
            {toPlans}
          </div>
        </PlanScreen>
      )
    case 'refunded':
      return (
        <PlanScreen {...screen} title={returnTexts.refunded} lead={outcome.message}>
          <div className="row">{toPlans}</div>
        </PlanScreen>
      )
    case 'unknown':
      return (
        <PlanScreen {...screen} title={returnTexts.unknown} lead={returnTexts.unknownLead}>
          <div className="row">{toPlans}</div>
        </PlanScreen>
      )
    case 'failed':
      return (
        <PlanScreen {...screen} title={returnTexts.asking}>
          <Notice kind="error" message={outcome.message} onRetry={outcome.askAgain} />
          <div className="row">{toPlans}</div>
        </PlanScreen>
      )
  }
}

function TryAgain({ onTryAgain }: Pick<Props, 'onTryAgain'>) {
  const { chosenPlan } = usePlan().subscription ?? {}
  if (!chosenPlan) return null
  return (
    <Button size="lg" onClick={() => onTryAgain(chosenPlan.name)}>
      {returnTexts.back}
    </Button>
  )
}
