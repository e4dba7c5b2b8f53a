import { IconHourglass } from '@tabler/icons-react'
import { Link } from 'react-router'

import { pages } from '#shared/pages.ts'
import { buttonLook } from '#ui/theme/button-look.ts'

import { planTexts as texts } from '../../plans-screens.it.ts'
import type { Subscription } from '../../plans.contract.ts'
import { withStep } from '../purchase-step.ts'

import styles from './waiting-payment.module.css'

export function WaitingPayment({ subscription }: { subscription: Subscription | null }) {
  const { chosenPlan, plan, status } = subscription ?? {}
  if (!chosenPlan) return null
  const search = withStep(new URLSearchParams(), { kind: 'paying', planName: chosenPlan.name }).toString()
  const text = chosenPlan._id === plan?._id ? texts.waitingRenewal : texts.waiting
  return (
    <div className="banner" data-tone="wait">
      <IconHourglass size={20} stroke={1.75} aria-hidden />
      <p className={styles['text']}>{status === 'active' ? text(chosenPlan.displayName) : texts.pending}</p>
      <Link
        to={{ pathname: pages.subscription.path, search }}
        {...buttonLook(status === 'active' ? 'outline' : 'filled', 'sm')}
      >
        {texts.payNow}
      </Link>
    </div>
  )
}
