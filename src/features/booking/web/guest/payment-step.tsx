import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { RefObject } from 'react'
import { useNavigate } from 'react-router'

import type { CompleteChoice } from '#features/availability/web/choice.ts'
import { OnlyAtTheSalon, PaymentChoice } from '#features/payments/web/payment-choice.tsx'
import { paymentConfigQuery } from '#features/payments/web/payment-config-query.ts'
import { FadeSkeleton } from '#ui/feedback/fade-skeleton.tsx'
import { Notice } from '#ui/feedback/notice.tsx'

import { guestTexts } from '../../booking-screens.it.ts'
import type { GuestDraft } from '../drafts.ts'
import { stepAddress } from './guest-steps.ts'
import { OnlinePaymentPart } from './online-payment.tsx'
import type { OnlinePayment } from './use-online-payment.ts'

import styles from './payment-step.module.css'

type Props = {
  draft: GuestDraft
  chosen: CompleteChoice | null
  /** CHF; null while loading */
  price: number | null
  headingRef: RefObject<HTMLHeadingElement | null>
  online: OnlinePayment
  isSending: boolean
  failure: string | null
}

export function PaymentStep({ draft, chosen, price, headingRef, online, isSending, failure }: Props) {
  const { payment } = guestTexts
  const navigate = useNavigate()
  const config = useQuery(paymentConfigQuery)
  const isOffline = config.isError || config.data?.publishableKey === ''
  const { method } = draft.payment
  return (
    <>
      <h1 className="d2" ref={headingRef} tabIndex={-1}>
        {payment.title}
      </h1>
      <p className="lead">{payment.lead}</p>
      <div className={styles['block']}>
        {failure && <Notice kind="error" title={payment.failed} message={failure} />}
        {config.isPending && <FadeSkeleton block height={76} />}
        {isOffline && <Notice title={payment.unavailable} message={payment.unavailableHint} />}
        {config.data && !isOffline ? (
          <>
            <PaymentChoice
              chosen={online.isGivingUp ? 'in_person' : method}
              price={price}
              words={payment}
              isLocked={online.state === 'paying' && draft.payment.prepared !== null}
              onChoose={online.choose}
            />
            {method === 'online' && <OnlinePaymentPart draft={draft} chosen={chosen} online={online} />}
          </>
        ) : (
          <OnlyAtTheSalon price={price} words={payment} />
        )}
        <Button
          variant="outline"
          className={styles['back'] ?? ''}
          disabled={isSending || online.state === 'paying'}
          onClick={() => void navigate(stepAddress.review)}
        >
          {payment.back}
        </Button>
      </div>
    </>
  )
}
