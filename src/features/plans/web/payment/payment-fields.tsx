import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useId, useState } from 'react'

import { payOnlineTexts } from '#features/payments/payments-screens.it.ts'
import type { PayingState } from '#features/payments/web/payment-form.tsx'
import { usePublicSettings } from '#features/settings/web/use-public-settings.ts'
import { BusyButton } from '#ui/buttons/busy-button.tsx'
import { FadeSkeleton } from '#ui/feedback/fade-skeleton.tsx'

import { paymentTexts as texts } from '../../plans-screens.it.ts'
import type { Plan, Subscription } from '../../plans.contract.ts'
import { plansErrorTexts } from '../../plans.it.ts'
import { changeSentence } from '../chooser/plan-change.ts'
import { planDate, planPrice } from '../plan-formats.ts'
import { NothingToPay } from './nothing-to-pay.tsx'
import { PaymentSummary } from './payment-summary.tsx'
import { planPaymentQuery } from './plan-payment-query.ts'
import { isPaidElsewhere, preparationFailure } from './preparation-failure.ts'

import styles from './plan-payment.module.css'

const PayOnline = lazy(() => import('#features/payments/web/pay-online.tsx'))

type Props = { plan: Plan; onCancel: () => void; onPaid: (intentId: string) => void }

export function PaymentFields({ plan, onCancel, onPaid }: Props) {
  const { timeZone } = usePublicSettings()
  const { data, error, refetch } = useQuery(planPaymentQuery(plan))
  const [state, setState] = useState<PayingState>('loading')
  const formId = useId()
  if (error) {
    const isPaid = isPaidElsewhere(error)
    return (
      <NothingToPay
        message={preparationFailure(error)}
        isFine={isPaid}
        onRetry={isPaid ? undefined : () => void refetch()}
        onBack={onCancel}
      />
    )
  }
  if (data?.kind === 'notChosen') {
    const { subscription } = data
    const isPaid = isPaidAlready(plan, subscription)
    const message = isPaid
      ? texts.alreadyPaid(plan.displayName, planDate(subscription?.endDate, timeZone))
      : plansErrorTexts.PLAN_NOT_CHOSEN
    return <NothingToPay message={message} isFine={isPaid} onBack={onCancel} />
  }
  const amount = data?.amount ?? plan.price
  return (
    <div className={styles['payment']}>
      <PaymentSummary
        plan={plan}
        amount={amount}
        change={data ? changeSentence(plan, data.subscription, timeZone, texts.changes) : null}
      />
      <div className={styles['fields']}>
        <h2 className="d4">{texts.fields}</h2>
        {data ? (
          <Suspense fallback={<FadeSkeleton block height={320} />}>
            <PayOnline
              account="plan"
              clientSecret={data.clientSecret}
              amount={amount}
              until={null}
              from="abbonamento"
              failed={payOnlineTexts.failed}
              formId={formId}
              state={state}
              onState={setState}
              onPaid={onPaid}
              onOver={() => void refetch()}
            />
          </Suspense>
        ) : (
          <FadeSkeleton block height={320} />
        )}
        <div className={styles['actions']}>
          {/* Disabled while paying, so that the owner sees the outcome. */}
          <Button variant="outline" size="lg" disabled={state === 'paying'} onClick={onCancel}>
            {texts.cancel}
          </Button>
          <BusyButton
            type="submit"
            form={formId}
            size="lg"
            disabled={data !== undefined && state === 'loading'}
            isBusy={data === undefined || state === 'paying'}
            busyLabel={data ? payOnlineTexts.paying : texts.preparing}
          >
            {texts.pay(planPrice(amount))}
          </BusyButton>
        </div>
      </div>
    </div>
  )
}

/** True when another window has paid, or this one before a reload; prevents paying twice. */
function isPaidAlready({ _id }: Plan, subscription: Subscription | null): boolean {
  if (subscription?.status !== 'active') return false
  return subscription.plan?._id === _id || subscription.nextPlan?._id === _id
}
