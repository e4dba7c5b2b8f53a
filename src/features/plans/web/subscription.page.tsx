import { shopTitle } from '#features/settings/web/use-public-settings.ts'

import { chooserTexts } from '../plans-screens.it.ts'
import { PlanPurchase } from './plan-purchase.tsx'

export function meta() {
  return [
    { title: shopTitle(chooserTexts.pageTitle) },
    // Stripe redirects here with secrets in the address; the referrer must not leak them.
    { name: 'referrer', content: 'no-referrer' },
  ]
}

export default function SubscriptionPage() {
  return <PlanPurchase place="page" />
}
