import { usageTexts } from '../plans-screens.it.ts'
import { UsageDashboard } from './usage/usage-dashboard.tsx'

export function meta() {
  return [{ title: usageTexts.pageTitle }]
}

export default function UsagePage() {
  return <UsageDashboard place="page" />
}
