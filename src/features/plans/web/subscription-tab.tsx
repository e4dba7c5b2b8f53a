import { PlanPurchase } from './plan-purchase.tsx'
import { UsageDashboard } from './usage/usage-dashboard.tsx'
import { usePlan } from './use-plan.ts'
import { usePurchaseStep } from './use-purchase-step.ts'

/** A purchase under way stays open when the plan becomes active. */
export default function SubscriptionTab() {
  const { isLoading, error, hasActiveSubscription } = usePlan()
  const { step } = usePurchaseStep()
  const isChoosing = step.kind === 'choosing'
  // While loading or after an error, the plan is not treated as missing.
  const isKnownToBeMissing = !isLoading && !error && !hasActiveSubscription
  if (isChoosing && !isKnownToBeMissing) return <UsageDashboard place="panel" />
  return <PlanPurchase place="panel" />
}
