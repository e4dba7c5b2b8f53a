import { PlanPurchase } from './purchase/plan-purchase.tsx'
import { usePurchaseStep } from './purchase/use-purchase-step.ts'
import { UsageDashboard } from './usage/usage-dashboard.tsx'
import { usePlan } from './use-plan.ts'

/** The plan that runs; without one, the plans. Whoever is paying is not interrupted by a plan that begins to run. */
export default function SubscriptionTab() {
  const { isLoading, error, hasActiveSubscription } = usePlan()
  const { step } = usePurchaseStep()
  const isChoosing = step.kind === 'choosing'
  // What is not known is not said to be missing.
  const isKnownToBeMissing = !isLoading && !error && !hasActiveSubscription
  if (isChoosing && !isKnownToBeMissing) return <UsageDashboard place="panel" />
  return <PlanPurchase place="panel" />
}
