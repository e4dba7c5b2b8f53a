import { IconCreditCardOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link } from 'react-router'

import { paymentConfigOf } from '#features/payments/web/payment-config-query.ts'
import { pages } from '#shared/pages.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { FadeSkeleton } from '#ui/feedback/fade-skeleton.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { toasts } from '#ui/feedback/toasts.ts'
import { buttonLook } from '#ui/theme/button-look.ts'

import { chooserTexts as texts } from '../../plans-screens.it.ts'
import { plansTexts } from '../../plans.it.ts'
import type { SubscriptionStatus } from '../../subscription.rules.ts'
import { plansQuery } from '../plan-queries.ts'
import { type Place, PlanScreen } from '../plan-screen.tsx'
import { usePlan } from '../use-plan.ts'
import { PlanList } from './plan-list.tsx'
import { WaitingPayment } from './waiting-payment.tsx'

import styles from './plan-list.module.css'

type Props = {
  place: Place
  isNew: boolean
  highlighted: string | null
  onChosen: (planName: string) => void
}

export function PlanChooser({ place, isNew, highlighted, onChosen }: Props) {
  const plans = useQuery(plansQuery)
  const config = useQuery(paymentConfigOf('plan'))
  const { subscription, hasActiveSubscription, isLoading, error } = usePlan()
  const isMissing = plans.isError && plans.data === undefined
  useEffect(() => {
    if (isMissing) toasts.error(texts.loadFailedToast)
  }, [isMissing])
  // Waits for both, so that a notice above the plans does not push them down later.
  const isPending = plans.isPending || isLoading
  const isUnavailable = config.data?.publishableKey === ''
  return (
    <PlanScreen
      place={place}
      title={texts.title}
      lead={texts.lead}
      isNew={isNew && highlighted === null}
      isBusy={isPending}
      tools={
        hasActiveSubscription && (
          <Link to={pages.usage.path} {...buttonLook('outline', 'sm')}>
            {texts.toUsage}
          </Link>
        )
      }
    >
      {!isPending && !error && !isMissing && !isUnavailable && (
        <NeedOfPlan status={subscription?.status ?? 'inactive'} />
      )}
      <WaitingPayment subscription={isUnavailable ? null : subscription} />
      {isUnavailable && <Notice title={texts.unavailable} message={texts.unavailableHint} />}
      {isPending && !isMissing && <PlansPlaceholder />}
      {isMissing && <PlansMissing />}
      {!isPending && plans.data?.length === 0 && (
        <EmptyState
          icon={<IconCreditCardOff size={28} stroke={1.75} />}
          title={texts.empty}
          text={texts.emptyHint}
        />
      )}
      {!isPending && plans.data && plans.data.length > 0 && (
        <PlanList
          plans={plans.data}
          subscription={subscription}
          highlighted={highlighted}
          canPay={!isUnavailable}
          onChosen={onChosen}
        />
      )}
    </PlanScreen>
  )
}

/** An unpaid choice has its own notice. */
function NeedOfPlan({ status }: { status: SubscriptionStatus }) {
  const message = plansTexts.blocked[status]
  if (message === null || status === 'pending_payment') return null
  return <Notice message={message} />
}

function PlansPlaceholder() {
  return (
    <>
      <p role="status" className="dim">
        {texts.loading}
      </p>
      <div className={styles['plans']}>
        {['small', 'middle', 'big'].map((size) => (
          <FadeSkeleton key={size} block height={420} />
        ))}
      </div>
    </>
  )
}

function PlansMissing() {
  return (
    <Notice
      kind="error"
      message={texts.loadFailed}
      action={
        <button type="button" {...buttonLook('outline', 'sm')} onClick={() => window.location.reload()}>
          {texts.reload}
        </button>
      }
    />
  )
}
