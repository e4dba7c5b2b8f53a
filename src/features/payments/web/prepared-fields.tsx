import { lazy, type ReactNode, Suspense } from 'react'

import { FadeSkeleton } from '#ui/feedback/fade-skeleton.tsx'
import { focusWhenShown } from '#ui/forms/focus.ts'

import type { Payer } from '../payments.contract.ts'
import { payFormId } from './form-ids.ts'
import type { PaymentFormProps } from './payment-form.tsx'
import type { PreparedPayment, PreparedPaymentSteps } from './use-prepared-payment.ts'

import styles from './prepared-fields.module.css'

const PayOnline = lazy(() => import('./pay-online.tsx'))

type Props = Pick<PaymentFormProps, 'from' | 'failed' | 'holdTexts' | 'onPaid'> & {
  title: string
  prepared: PreparedPayment
  payer: Payer
  online: Pick<PreparedPaymentSteps, 'state' | 'setState' | 'news' | 'onOver'>
  children?: ReactNode
}

export function PreparedFields({ title, prepared, online, children, ...rest }: Props) {
  const { clientSecret, amount, until } = prepared
  return (
    <section className={styles['fields']} aria-labelledby="pagamento-online">
      <h2
        id="pagamento-online"
        className="d4"
        tabIndex={-1}
        ref={online.news === 'prepared' ? focusWhenShown : null}
      >
        {title}
      </h2>
      {children}
      <Suspense fallback={<FadeSkeleton block height={320} />}>
        <PayOnline
          {...rest}
          clientSecret={clientSecret}
          amount={amount}
          until={until}
          formId={payFormId}
          state={online.state}
          onState={online.setState}
          onOver={online.onOver}
        />
      </Suspense>
    </section>
  )
}
