import { useQuery } from '@tanstack/react-query'

import { FadeSkeleton } from '#ui/feedback/fade-skeleton.tsx'

import { chooserTexts, paymentTexts as texts } from '../../plans-screens.it.ts'
import { plansErrorTexts } from '../../plans.it.ts'
import { plansQuery } from '../plan-queries.ts'
import { type Place, PlanScreen } from '../plan-screen.tsx'
import { NothingToPay } from './nothing-to-pay.tsx'
import { PaymentFields } from './payment-fields.tsx'

type Props = {
  place: Place
  isNew: boolean
  planName: string
  onCancel: () => void
  onPaid: (intentId: string) => void
}

export function PlanPayment({ place, isNew, planName, onCancel, onPaid }: Props) {
  const plans = useQuery(plansQuery)
  const plan = plans.data?.find(({ name }) => name === planName)
  return (
    <PlanScreen place={place} title={texts.title} lead={texts.lead} isNew={isNew} isBusy={plans.isPending}>
      {plans.isPending && <FadeSkeleton block height={360} />}
      {plans.isError && !plan && (
        <NothingToPay
          message={chooserTexts.loadFailed}
          onRetry={() => void plans.refetch()}
          onBack={onCancel}
        />
      )}
      {plans.data && !plan && <NothingToPay message={plansErrorTexts.PLAN_NOT_FOUND} onBack={onCancel} />}
      {plan && <PaymentFields plan={plan} onCancel={onCancel} onPaid={onPaid} />}
    </PlanScreen>
  )
}
