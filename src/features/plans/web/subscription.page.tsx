import { shopTitle } from '#features/studio/web/public.ts'

import { chooserTexts } from '../plans-screens.it.ts'
import { PlanPurchase } from './purchase/plan-purchase.tsx'

export function meta() {
  return [
    { title: shopTitle(chooserTexts.pageTitle) },
    // Stripe leads back here and adds secrets to the address: no other site may read it.
    { name: 'referrer', content: 'no-referrer' },
  ]
}

export default function SubscriptionPage() {
  return <PlanPurchase place="page" />
}
