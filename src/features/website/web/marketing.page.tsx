import { lazy } from 'react'

import { shopTitle, usePublicSettings } from '#features/settings/web/use-public-settings.ts'
import { ClosingPlate } from '#ui/display/closing-plate.tsx'
import { LateDialog } from '#ui/overlays/late-dialog.tsx'
import { useHistoryDialog } from '#ui/overlays/use-history-dialog.ts'

import { marketingTexts as texts } from '../marketing.it.ts'
import { Benefits } from './marketing/parts/benefits.tsx'
import { Features } from './marketing/parts/features.tsx'
import { Opening } from './marketing/parts/opening.tsx'
import { Pricing } from './marketing/pricing.tsx'
import { RoiCalculator } from './marketing/roi-calculator.tsx'
import { Tabs } from './marketing/tabs.tsx'

const DemoDialog = lazy(() => import('./marketing/demo-dialog.tsx'))

export function meta() {
  return [{ title: shopTitle(texts.pageTitle) }, { name: 'description', content: texts.description }]
}

export default function MarketingPage() {
  const { phone } = usePublicSettings()
  const demo = useHistoryDialog('demo')
  const panels = {
    features: <Features />,
    benefits: <Benefits />,
    roi: <RoiCalculator />,
    pricing: <Pricing />,
  }
  return (
    <>
      <Opening onDemo={demo.open} />
      <Tabs panels={panels} />
      <ClosingPlate texts={texts.end} action={texts.demo} onAction={demo.open} phone={phone} />
      <LateDialog dialog={demo} window={DemoDialog} />
    </>
  )
}
