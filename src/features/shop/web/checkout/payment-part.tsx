import { Suspense } from 'react'

import { OnlyAtTheSalon, PaymentChoice, PayOnline } from '#features/payments/web/public.ts'
import { FadeSkeleton } from '#ui/feedback/fade-skeleton.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { focusWhenShown } from '#ui/forms/focus.ts'

import { checkoutTexts as texts } from '../../shop.it.ts'
import { payFormId } from './checkout-action.tsx'
import type { CheckoutDraft, PreparedPayment } from './checkout-draft.ts'
import type { OnlineOrder } from './use-online-order.ts'

import styles from './checkout.module.css'

type Props = {
  /** Whether something can be paid online; null while it is asked. */
  isOffered: boolean | null
  draft: CheckoutDraft
  /** CHF */
  total: number
  online: OnlineOrder
}

/** In the shop or online, and Stripe's fields for as long as the pieces are kept. */
export function PaymentPart({ isOffered, draft: { method, prepared }, total, online }: Props) {
  return (
    <section className={styles['part']} aria-labelledby="come-pagare">
      <h2 id="come-pagare" className="d4">
        {texts.how}
      </h2>
      {isOffered === null && <FadeSkeleton block height={168} />}
      {isOffered === false && (
        <>
          <Notice title={texts.unavailable} message={texts.unavailableHint} />
          <OnlyAtTheSalon price={total} words={texts.choice} />
        </>
      )}
      {isOffered && (
        <PaymentChoice
          chosen={online.isGivingUp ? 'in_person' : method}
          price={total}
          words={texts.choice}
          isLocked={online.state === 'paying' && prepared !== null}
          onChoose={online.choose}
        />
      )}
      {(online.news === 'over' || online.news === 'ended') && (
        <Notice role="alert" message={texts[online.news]} />
      )}
      {prepared && <StripePart prepared={prepared} online={online} />}
    </section>
  )
}

function StripePart({ prepared, online }: { prepared: PreparedPayment; online: OnlineOrder }) {
  return (
    <section className={styles['part']} aria-labelledby="pagamento-online">
      <h2
        id="pagamento-online"
        className="d4"
        tabIndex={-1}
        ref={online.news === 'prepared' ? focusWhenShown : null}
      >
        {texts.fieldsTitle}
      </h2>
      <Suspense fallback={<FadeSkeleton block height={320} />}>
        <PayOnline
          clientSecret={prepared.clientSecret}
          amount={prepared.amount}
          until={prepared.until}
          kept={texts.kept}
          from="shop"
          payer={prepared.payer}
          failed={texts.paymentFailed}
          formId={payFormId}
          state={online.state}
          onState={online.setState}
          onPaid={online.onPaid}
          onOver={online.onOver}
        />
      </Suspense>
    </section>
  )
}
