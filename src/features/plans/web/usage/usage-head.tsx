import { IconCheck, IconHourglass } from '@tabler/icons-react'

import { usePublicSettings } from '#features/settings/web/use-public-settings.ts'
import { Chip } from '#ui/display/chip.tsx'

import { usageTexts as texts } from '../../plans-screens.it.ts'
import type { Subscription } from '../../plans.contract.ts'
import { plansTexts } from '../../plans.it.ts'
import { planDate, priceAndPeriod } from '../plan-formats.ts'
import { PlanIcon } from '../plan-icon.tsx'

import styles from './usage-head.module.css'

export function UsageHead({ subscription }: { subscription: Subscription }) {
  const { timeZone } = usePublicSettings()
  const { plan, status, nextBillingDate, cancelAtPeriodEnd } = subscription
  const isActive = status === 'active'
  const date = planDate(nextBillingDate, timeZone)
  const end = cancelAtPeriodEnd ? texts.ends(date) : texts.renewal(date)
  return (
    <div className={styles['plan']}>
      <Chip tone={isActive ? 'ok' : 'wait'} icon={isActive ? IconCheck : IconHourglass}>
        {plansTexts.status[status]}
      </Chip>
      {plan && (
        <p className={styles['name']}>
          <PlanIcon name={plan.icon} size={20} />
          <span>
            <b>{plan.displayName}</b>, <span className="num">{priceAndPeriod(plan)}</span>
          </span>
        </p>
      )}
      <p className="dim num">{nextBillingDate === null ? plansTexts.status[status] : end}</p>
    </div>
  )
}
