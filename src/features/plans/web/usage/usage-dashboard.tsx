import { usageTexts as texts } from '../../plans-screens.it.ts'
import { type Place, PlanScreen } from '../plan-screen.tsx'
import { RenewalBanner } from '../renewal-banner.tsx'
import { type PlanOnScreen, usePlan } from '../use-plan.ts'
import { Figures } from './figures.tsx'
import { ReloadFigures } from './reload-figures.tsx'
import { UsageHead } from './usage-head.tsx'
import { FiguresFailed, FiguresMissing, FiguresPlaceholder, PlanRequired } from './usage-states.tsx'

import styles from './usage-dashboard.module.css'

export function UsageDashboard({ place }: { place: Place }) {
  const plan = usePlan()
  const { subscription, usageStats, hasActiveSubscription, isLoading } = plan
  return (
    <PlanScreen
      place={place}
      title={texts.title}
      isBusy={isLoading}
      tools={
        hasActiveSubscription &&
        subscription && (
          <div className={styles['tools']}>
            <UsageHead subscription={subscription} />
            {usageStats?.usage && <ReloadFigures />}
          </div>
        )
      }
    >
      {/* The panel shows the banner above all of its sections. */}
      {place === 'page' && <RenewalBanner />}
      <State plan={plan} />
    </PlanScreen>
  )
}

function State({ plan }: { plan: PlanOnScreen }) {
  const { usageStats, subscription, isLoading, error, hasActiveSubscription } = plan
  if (isLoading) return <FiguresPlaceholder />
  if (error) return <FiguresFailed error={error} />
  if (!subscription || !hasActiveSubscription) return <PlanRequired subscription={subscription} />
  if (!usageStats?.usage) return <FiguresMissing />
  return <Figures stats={usageStats} subscription={subscription} usage={usageStats.usage} />
}
