import { Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'

import { reloadAvailability } from '#features/availability/web/public.ts'
import { guestTexts } from '#features/booking/booking-screens.it.ts'
import { releasePayment, returnAddress } from '#features/payments/web/public.ts'
import { useHydrated } from '#ui/browser/use-hydrated.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { toasts } from '#ui/feedback/toasts.ts'

import { guestDraft } from '../drafts.ts'
import { stepAddress } from './guest-steps.ts'
import { useLeftHold } from './own-hold.ts'

import styles from './account-offer.module.css'

const { left: texts, payment } = guestTexts

/** A closed tab keeps its time until the payment runs out: the person goes on with it, or frees the time. */
export function LeftPayment() {
  return useHydrated() && <Offer />
}

function Offer() {
  const client = useQueryClient()
  const navigate = useNavigate()
  const { hold, forget } = useLeftHold()
  const [search] = useSearchParams()
  const [isResumed, setResumed] = useState(false)
  const isAtPayment = search.get('passo') === 'pagamento'
  useEffect(() => {
    // Not before: a prepared payment on any other step counts as given up.
    if (isResumed && isAtPayment && hold) guestDraft.write(hold.draft)
  }, [isResumed, isAtPayment, hold])
  const release = useMutation({
    mutationFn: (intentId: string) => releasePayment(intentId),
    onSuccess: (isFree, intentId) => {
      forget()
      if (isFree) void reloadAvailability(client)
      else void navigate(returnAddress('prenotazione', intentId))
    },
    onError: () => toasts.error(payment.releaseFailed),
  })
  if (!hold) return null
  const { day, time } = hold.draft.choice
  return (
    <div className={styles['offer']}>
      <Notice
        role="status"
        message={texts.pending(day ?? '', time ?? '')}
        action={
          <div className="row">
            <Button
              size="sm"
              disabled={release.isPending}
              onClick={() => {
                setResumed(true)
                void navigate(stepAddress.payment)
              }}
            >
              {texts.resume}
            </Button>
            <Button
              variant="outline"
              size="sm"
              disabled={release.isPending}
              onClick={() => release.mutate(hold.intentId)}
            >
              {texts.release}
            </Button>
          </div>
        }
      />
    </div>
  )
}
