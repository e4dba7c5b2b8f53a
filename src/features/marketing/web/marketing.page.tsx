import { lazy } from 'react'

import { shopTitle, useStudio } from '#features/studio/web/public.ts'
import { ClosingPlate } from '#ui/display/closing-plate.tsx'
import { LateDialog } from '#ui/overlays/late-dialog.tsx'
import { useHistoryDialog } from '#ui/overlays/use-history-dialog.ts'

import { marketingTexts as texts } from '../marketing.it.ts'
import { Benefits } from './parts/benefits.tsx'
import { Features } from './parts/features.tsx'
import { Opening } from './parts/opening.tsx'
import { Pricing } from './pricing/pricing.tsx'
import { RoiCalculator } from './roi/roi-calculator.tsx'
import { Tabs } from './tabs/tabs.tsx'

const DemoDialog = lazy(() => import('./demo/demo-dialog.tsx'))

export function meta() {
  return [{ title: shopTitle(texts.pageTitle) }, { name: 'description', content: texts.description }]
}

export default function MarketingPage() {
  const { phone } = useStudio()
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
