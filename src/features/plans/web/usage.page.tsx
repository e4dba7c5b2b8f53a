import { shopTitle } from '#features/settings/web/use-public-settings.ts'

import { usageTexts } from '../plans-screens.it.ts'
import { UsageDashboard } from './usage/usage-dashboard.tsx'

export function meta() {
  return [{ title: shopTitle(usageTexts.pageTitle) }]
}

export default function UsagePage() {
  return <UsageDashboard place="page" />
}
