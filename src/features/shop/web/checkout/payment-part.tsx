import { OnlyAtTheSalon, PaymentChoice } from '#features/payments/web/payment-choice.tsx'
import { PreparedFields } from '#features/payments/web/prepared-fields.tsx'
import { TitledSection } from '#ui/display/titled-section.tsx'
import { FadeSkeleton } from '#ui/feedback/fade-skeleton.tsx'
import { Notice } from '#ui/feedback/notice.tsx'

import { checkoutTexts as texts } from '../../shop.it.ts'
import type { CheckoutDraft } from './checkout-draft.ts'
import type { OnlineOrder } from './use-online-order.ts'

import styles from './checkout.module.css'

type Props = {
  isOffered: boolean | null
  draft: CheckoutDraft
  /** CHF */
  total: number
  online: OnlineOrder
}

export function PaymentPart({ isOffered, draft: { method, prepared }, total, online }: Props) {
  return (
    <TitledSection id="come-pagare" title={texts.how} className={styles['part']}>
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
      {prepared && (
        <PreparedFields
          title={texts.fieldsTitle}
          prepared={prepared}
          payer={prepared.payer}
          online={online}
          holdTexts={texts.kept}
          from="shop"
          failed={texts.paymentFailed}
          onPaid={online.onPaid}
        />
      )}
    </TitledSection>
  )
}
