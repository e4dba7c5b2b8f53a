import { Link } from 'react-router'

import { usePublicSettings } from '#features/settings/web/use-public-settings.ts'
import { pages } from '#shared/pages.ts'
import { Illustration } from '#ui/display/illustration.tsx'
import { Plate } from '#ui/display/plate.tsx'
import { buttonLook } from '#ui/theme/button-look.ts'

import { outcomeTexts as texts } from '../plans-screens.it.ts'
import type { Subscription } from '../plans.contract.ts'
import { planDate } from './plan-formats.ts'
import { PlanIcon } from './plan-icon.tsx'

import styles from './plan-active.module.css'

export function PlanActive({ subscription }: { subscription: Subscription }) {
  const { timeZone } = usePublicSettings()
  const { plan, nextPlan, currentPeriodEnd, endDate } = subscription
  const runsUntil = nextPlan ? currentPeriodEnd : endDate
  return (
    <Plate hatched className={styles['active'] ?? ''}>
      <Illustration name="poltrona" bare className={styles['picture'] ?? ''} />
      {plan && (
        <p className={styles['plan']}>
          <PlanIcon name={plan.icon} />
          <span>{texts.paidUntil(plan.displayName, planDate(runsUntil, timeZone))}</span>
        </p>
      )}
      {nextPlan && (
        <p className={styles['plan']}>
          <PlanIcon name={nextPlan.icon} />
          <span>{texts.begins(nextPlan.displayName, planDate(nextPlan.startsAt, timeZone))}</span>
        </p>
      )}
      <Link to={pages.admin.path} {...buttonLook('filled', 'lg')}>
        {texts.toDashboard}
      </Link>
    </Plate>
  )
}
