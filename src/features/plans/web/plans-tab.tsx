import { PlanPurchase } from './plan-purchase.tsx'

export default function PlansTab() {
  return <PlanPurchase place="panel" />
}
