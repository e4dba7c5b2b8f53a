import { IconClock, IconHistory } from '@tabler/icons-react'
import { useEffect, useId, useRef } from 'react'

import { BusyButton } from '#ui/buttons/busy-button.tsx'
import { chipLooks } from '#ui/display/chip-looks.ts'
import { Chip } from '#ui/display/chip.tsx'
import { Numeral } from '#ui/display/numeral.tsx'
import { Notice } from '#ui/feedback/notice.tsx'

import { chooserTexts as texts, planTexts } from '../../plans-screens.it.ts'
import type { Plan } from '../../plans.contract.ts'
import { planPrice } from '../plan-formats.ts'
import { PlanIcon } from '../plan-icon.tsx'
import { PlanFeatures } from './plan-features.tsx'

import styles from './plan-card.module.css'

export type PlanMark = 'running' | 'next' | 'chosen' | 'last' | null

const standings = {
  running: chipLooks.ok,
  next: { tone: 'done', icon: IconClock },
  chosen: chipLooks.wait,
  last: { tone: 'plain', icon: IconHistory },
} as const

type Props = {
  plan: Plan
  density: number
  standing: PlanMark
  change: string | null
  isHighlighted: boolean
  canSelect: boolean
  isBusy: boolean
  failure: string | null
  onSelect: () => void
}

export function PlanCard({ plan, density, standing, change, isHighlighted, ...choice }: Props) {
  const { canSelect, isBusy, failure, onSelect } = choice
  const { displayName, icon, price, billingPeriod, isRecommended, features } = plan
  const heading = useId()
  const card = useRef<HTMLElement>(null)
  useEffect(() => {
    if (isHighlighted) card.current?.focus()
  }, [isHighlighted])
  return (
    <li className={styles['place']} data-highlighted={isHighlighted}>
      <article
        ref={card}
        className={`${isRecommended ? 'plate' : ''} ${styles['card']}`}
        data-recommended={isRecommended}
        aria-labelledby={heading}
        tabIndex={-1}
      >
        <div className={styles['density']} data-density={density} aria-hidden="true" />
        <div className={styles['head']}>
          <h2 className={`d3 ${styles['name']}`} id={heading}>
            <PlanIcon name={icon} />
            <span>{displayName}</span>
          </h2>
          {isRecommended && <span className={styles['badge']}>{texts.recommended}</span>}
        </div>
        <Price price={price} period={billingPeriod === 'per_use' ? planTexts.perUse : planTexts.perMonth} />
        <PlanFeatures features={features} />
        <div className={styles['choice']}>
          {standing && <Chip {...standings[standing]}>{texts[standing]}</Chip>}
          {change && <p className={styles['change']}>{change}</p>}
          {canSelect && (
            <BusyButton
              variant={isRecommended ? 'filled' : 'outline'}
              size={isRecommended ? 'lg' : 'md'}
              isBusy={isBusy}
              busyLabel={texts.selecting}
              onClick={onSelect}
            >
              {texts.select(displayName)}
            </BusyButton>
          )}
        </div>
      </article>
      {failure && <Notice kind="error" message={failure} />}
    </li>
  )
}

function Price({ price, period }: { price: number; period: string }) {
  const [currency, amount] = planPrice(price).split(' ')
  return (
    <p className={styles['price']}>
      <small>{currency}</small> <Numeral className={styles['amount'] ?? ''}>{amount}</Numeral>{' '}
      <small>{period}</small>
    </p>
  )
}
