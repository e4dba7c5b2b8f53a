import { Link } from 'react-router'

import { usePublicSettings } from '#features/settings/web/use-public-settings.ts'
import { pages } from '#shared/pages.ts'
import { TitledSection } from '#ui/display/titled-section.tsx'
import { buttonLook } from '#ui/theme/button-look.ts'

import { periodTexts as texts, planTexts } from '../../plans-screens.it.ts'
import type { Subscription, UsageStats } from '../../plans.contract.ts'
import { plansTexts } from '../../plans.it.ts'
import { planDate } from '../plan-formats.ts'
import { Facts } from './facts.tsx'
import { PlanCancellation } from './plan-cancellation.tsx'

import styles from './boxes.module.css'

type Props = { subscription: Subscription } & Pick<UsageStats, 'billingPeriod'>

export function BillingPeriod({ subscription, billingPeriod }: Props) {
  const { timeZone } = usePublicSettings()
  const { nextPlan, status } = subscription
  const start = planDate(billingPeriod?.start, timeZone)
  const end = planDate(billingPeriod?.end, timeZone)
  const next = nextPlan && texts.nextPlan(nextPlan.displayName, planDate(nextPlan.startsAt, timeZone))
  return (
    <TitledSection id="periodo" title={texts.title} className={styles['box']}>
      <Facts
        facts={[
          [texts.start, start],
          [texts.end, end],
          [texts.status, plansTexts.status[billingPeriod?.status ?? status]],
          ...(next === null ? [] : [[texts.next, next] as const]),
        ]}
      />
      <div className={styles['actions']}>
        <Link to={pages.subscription.path} {...buttonLook('outline', 'sm')}>
          {planTexts.manage}
        </Link>
        <PlanCancellation subscription={subscription} />
      </div>
    </TitledSection>
  )
}
