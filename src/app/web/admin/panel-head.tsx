import { lazy, Suspense } from 'react'

import { badgesOf } from '#features/plans/web/badges.ts'
import { usePlan } from '#features/plans/web/use-plan.ts'
import { FadeSkeleton } from '#ui/feedback/fade-skeleton.tsx'

import { panelTexts } from '../../panels.it.ts'
import { subscriptionAddress } from './admin-tabs.ts'

import styles from './panel-head.module.css'

const PlanLine = lazy(() => import('#features/plans/web/plan-line.tsx'))

export function PanelHead() {
  const { usageStats, hasActiveSubscription, isLoading } = usePlan()
  const isNearlyUsedUp = usageStats?.usage ? badgesOf(usageStats.usage).length > 0 : false
  const isCalm = isLoading || (hasActiveSubscription && !isNearlyUsedUp)
  return (
    <div className={styles['head']} data-calm={isCalm}>
      <p className={styles['title']}>{panelTexts.admin.title}</p>
      <Suspense fallback={<FadeSkeleton width={170} />}>
        {isLoading && <FadeSkeleton width={170} />}
        {usageStats && (
          <PlanLine
            isActive={hasActiveSubscription}
            planName={usageStats.plan?.displayName ?? null}
            usage={usageStats.usage}
            to={subscriptionAddress}
          />
        )}
      </Suspense>
    </div>
  )
}
