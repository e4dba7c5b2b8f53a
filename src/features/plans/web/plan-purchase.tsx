import { PlanChooser } from './chooser/plan-chooser.tsx'
import { PlanPayment } from './payment/plan-payment.tsx'
import { PlanOutcome } from './plan-outcome.tsx'
import type { Place } from './plan-screen.tsx'
import { usePurchaseStep } from './use-purchase-step.ts'

export function PlanPurchase({ place }: { place: Place }) {
  const { step, hasMoved, go } = usePurchaseStep()
  const choose = () => go({ kind: 'choosing', highlighted: null }, { replace: true })
  switch (step.kind) {
    case 'choosing':
      return (
        <PlanChooser
          place={place}
          isNew={hasMoved}
          highlighted={step.highlighted}
          onChosen={(planName) => go({ kind: 'paying', planName })}
        />
      )
    case 'paying':
      return (
        <PlanPayment
          key={step.planName}
          place={place}
          isNew={hasMoved}
          planName={step.planName}
          onCancel={choose}
          /* Replaces the history entry, so that going back from the outcome opens the plans, not a form already paid. */
          onPaid={(intentId) => go({ kind: 'paid', intentId }, { replace: true })}
        />
      )
    case 'paid':
      return (
        <PlanOutcome
          place={place}
          intentId={step.intentId}
          onTryAgain={(planName) => go({ kind: 'paying', planName }, { replace: true })}
          onChoose={choose}
        />
      )
  }
}
