import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'

import { reloadAvailability } from '#features/availability/web/slot-queries.ts'
import { AbandonedPayment as LeftPaymentNotice } from '#features/payments/web/abandoned-payment.tsx'
import { returnAddress } from '#features/payments/web/return-address.ts'
import { useHydrated } from '#ui/browser/use-hydrated.ts'

import { guestTexts } from '../../booking-screens.it.ts'
import { guestDraft } from '../drafts.ts'
import { stepAddress } from './guest-steps.ts'
import { useStoredHold } from './own-hold.ts'

import styles from './account-offer.module.css'

const { left: texts, payment } = guestTexts

export function AbandonedPayment() {
  return useHydrated() && <Offer />
}

function Offer() {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { hold, forget } = useStoredHold()
  const [search] = useSearchParams()
  const [isResumed, setResumed] = useState(false)
  const isAtPayment = search.get('passo') === 'pagamento'
  useEffect(() => {
    // Waits for the payment step, since any other step gives up a prepared payment.
    if (isResumed && isAtPayment && hold) guestDraft.write(hold.draft)
  }, [isResumed, isAtPayment, hold])
  if (!hold) return null
  const { day, time } = hold.draft.choice
  return (
    <div className={styles['offer']}>
      <LeftPaymentNotice
        intentId={hold.intentId}
        texts={{
          ...texts,
          message: texts.pending(day ?? '', time ?? ''),
          releaseFailed: payment.releaseFailed,
        }}
        onResume={() => {
          setResumed(true)
          void navigate(stepAddress.payment)
        }}
        onReleased={(isFree) => {
          forget()
          if (isFree) void reloadAvailability(client)
          else void navigate(returnAddress('prenotazione', hold.intentId))
        }}
      />
    </div>
  )
}
