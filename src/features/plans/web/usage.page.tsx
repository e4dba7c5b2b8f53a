import { shopTitle } from '#features/studio/web/public.ts'

import { usageTexts } from '../plans-screens.it.ts'
import { UsageDashboard } from './usage/usage-dashboard.tsx'

export function meta() {
  return [{ title: shopTitle(usageTexts.pageTitle) }]
}

export default function UsagePage() {
  return <UsageDashboard place="page" />
}
