import { PlanPurchase } from './purchase/plan-purchase.tsx'

export default function PlansTab() {
  return <PlanPurchase place="panel" />
}
