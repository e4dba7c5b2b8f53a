import { lazy, Suspense, useState } from 'react'

import type { CompleteChoice } from '#features/availability/web/choice.ts'
import { payerTexts, payOnlineTexts } from '#features/payments/payments-screens.it.ts'
import { BilledTo } from '#features/payments/web/billed-to.tsx'
import { PayerHead } from '#features/payments/web/payer-head.tsx'
import { PreparedFields } from '#features/payments/web/prepared-fields.tsx'
import { FadeSkeleton } from '#ui/feedback/fade-skeleton.tsx'
import { Notice } from '#ui/feedback/notice.tsx'

import { guestTexts } from '../../booking-screens.it.ts'
import type { GuestDraft } from '../drafts.ts'
import { payerOf, typedPayer } from './payer-details.ts'
import type { OnlinePayment } from './use-online-payment.ts'

import styles from './payment-step.module.css'

const PayerForm = lazy(() => import('#features/payments/web/payer-form.tsx'))

type Props = {
  draft: GuestDraft
  chosen: CompleteChoice | null
  online: OnlinePayment
}

export function OnlinePaymentPart({ draft: { details, payment }, chosen, online }: Props) {
  const { prepared } = payment
  if (!prepared) return <PayerPart details={details} payment={payment} chosen={chosen} online={online} />
  const payer = payerOf(details, payment.payer)
  return (
    <div className={styles['part']}>
      <PreparedFields
        title={guestTexts.payment.fieldsTitle}
        prepared={prepared}
        payer={payer}
        online={online}
        from="prenotazione"
        failed={payOnlineTexts.guestFailed}
        onPaid={(intentId) => online.onPaid(intentId, chosen, details)}
      >
        <BilledTo
          payer={payer}
          editLabel={guestTexts.payment.editPayer}
          isLocked={online.state === 'paying'}
          onEdit={online.editPayer}
        />
      </PreparedFields>
    </div>
  )
}

type PayerProps = Pick<GuestDraft, 'details' | 'payment'> & Omit<Props, 'draft'>

function PayerPart({ details, payment, chosen, online }: PayerProps) {
  const [initialValues] = useState(() => payerOf(details, payment.payer))
  return (
    <section className={styles['part']} aria-labelledby="dati-fatturazione">
      {(online.news === 'over' || online.news === 'ended') && (
        <Notice role="alert" message={payOnlineTexts[online.news]} />
      )}
      <PayerHead id="dati-fatturazione" texts={payerTexts} takesFocus={online.news !== null} />
      <Suspense fallback={<FadeSkeleton block height={300} />}>
        <PayerForm
          initialValues={initialValues}
          error={online.start.error}
          onTyped={(typed) => online.onTyped(typedPayer(details, typed))}
          onFilledIn={(payer) => chosen && online.start.submit(chosen, details, payer)}
        />
      </Suspense>
    </section>
  )
}
