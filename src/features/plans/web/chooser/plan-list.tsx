import { usePublicSettings } from '#features/settings/web/use-public-settings.ts'

import { chooserTexts as texts } from '../../plans-screens.it.ts'
import type { Plan, Subscription } from '../../plans.contract.ts'
import { densityOf } from './density-of.ts'
import { PlanCard, type PlanMark } from './plan-card.tsx'
import { changeSentence } from './plan-change.ts'
import { useSelectPlan } from './use-select-plan.ts'

import styles from './plan-list.module.css'

type Props = {
  plans: readonly Plan[]
  subscription: Subscription | null
  highlighted: string | null
  canPay: boolean
  onChosen: (planName: string) => void
}

export function PlanList({ plans, subscription, highlighted, canPay, onChosen }: Props) {
  const { timeZone } = usePublicSettings()
  const { select, isSelecting, failureOf } = useSelectPlan(onChosen)
  const sorted = plans.toSorted((one, other) => one.sortOrder - other.sortOrder)
  return (
    <ul className={styles['plans']} aria-label={texts.plans}>
      {sorted.map((plan, rank) => (
        <PlanCard
          key={plan._id}
          plan={plan}
          density={densityOf(rank, sorted.length)}
          standing={planMarkOf(plan, subscription)}
          change={changeSentence(plan, subscription, timeZone)}
          isHighlighted={plan.name === highlighted}
          canSelect={canPay || plan.price === 0}
          isBusy={isSelecting(plan)}
          failure={failureOf(plan)}
          onSelect={() => select(plan)}
        />
      ))}
    </ul>
  )
}

function planMarkOf({ _id }: Plan, subscription: Subscription | null): PlanMark {
  if (subscription?.chosenPlan?._id === _id) return 'chosen'
  if (subscription?.status === 'active' && subscription.plan?._id === _id) return 'running'
  if (subscription?.nextPlan?._id === _id) return 'next'
  const isOver = subscription?.status === 'expired' || subscription?.status === 'cancelled'
  return isOver && subscription.plan?._id === _id ? 'last' : null
}
