import { lazy, Suspense } from 'react'

import { shopTitle, useStudio } from '#features/studio/web/public.ts'
import { phoneLink } from '#shared/phone.ts'
import { useHydrated } from '#ui/browser/use-hydrated.ts'
import { Fade } from '#ui/display/fade.tsx'
import { useHistoryDialog } from '#ui/overlays/use-history-dialog.ts'
import { buttonLook } from '#ui/theme/button-look.ts'

import { marketingTexts as texts } from '../marketing.it.ts'
import { Benefits } from './parts/benefits.tsx'
import { Features } from './parts/features.tsx'
import { Opening } from './parts/opening.tsx'
import { Pricing } from './pricing/pricing.tsx'
import { RoiCalculator } from './roi/roi-calculator.tsx'
import { Tabs } from './tabs/tabs.tsx'

import styles from './marketing.module.css'

const DemoDialog = lazy(() => import('./demo/demo-dialog.tsx'))

export function meta() {
  return [{ title: shopTitle(texts.pageTitle) }, { name: 'description', content: texts.description }]
}

/** Shows the system to the owners of other salons. */
export default function MarketingPage() {
  const { phone } = useStudio()
  const isHydrated = useHydrated()
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
      <section className="plate">
        <div className={`wrap ${styles['end']}`}>
          <Fade />
          <h2 className="d2">{texts.end.title}</h2>
          <p className="lead">{texts.end.lead}</p>
          <div className="row">
            <button type="button" {...buttonLook('filled', 'lg')} onClick={demo.open}>
              {texts.demo}
            </button>
            <p>
              {texts.end.or}{' '}
              <a href={phoneLink(phone)} className={styles['phone']}>
                {phone}
              </a>
            </p>
          </div>
        </div>
      </section>
      {isHydrated && demo.opened && (
        <Suspense>
          <DemoDialog onClose={demo.close} />
        </Suspense>
      )}
    </>
  )
}
