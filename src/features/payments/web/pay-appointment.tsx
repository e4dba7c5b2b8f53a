import { Button } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'

import { FadeSkeleton } from '#ui/feedback/fade-skeleton.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { toasts } from '#ui/feedback/toasts.ts'
import { messageOf } from '#ui/http/http-client.ts'
import { Dialog } from '#ui/overlays/dialog.tsx'

import { payAppointmentTexts as texts, payOnlineTexts } from '../payments-screens.it.ts'
import PayOnline from './pay-online.tsx'
import { confirmPayment, ownPaymentQuery } from './payment-calls.ts'
import type { PayingState } from './payment-form.tsx'
import { returnAddress } from './return-address.ts'

import styles from '#ui/overlays/dialog-content.module.css'

type Props = {
  appointmentId: string
  summary: string
  onClose: () => void
  onPaid: () => void
}

export default function PayAppointment({ appointmentId, summary, onClose, onPaid }: Props) {
  const navigate = useNavigate()
  const started = useQuery(ownPaymentQuery(appointmentId))
  const [state, setState] = useState<PayingState>('loading')
  const confirmation = useMutation({
    mutationFn: (intentId: string) => confirmPayment(intentId),
    onSuccess: ({ message, data }, intentId) => {
      // Pending or refunded: the page of the payment's outcome explains it better than a toast.
      if (data.status !== 'completed')
        return void navigate(returnAddress('appuntamenti', intentId), { replace: true })
      toasts.success(message)
      onPaid()
      onClose()
    },
    // Unknown or refused: the outcome page asks Stripe.
    onError: (_, intentId) => void navigate(returnAddress('appuntamenti', intentId), { replace: true }),
  })
  return (
    <Dialog
      // Stays open until the payment's result is shown.
      onClose={() => state !== 'paying' && onClose()}
      title={texts.title}
    >
      <div className={styles['content']}>
        <p>{summary}</p>
        {started.isPending && <FadeSkeleton block height={320} />}
        {started.isError && (
          <Notice
            kind="error"
            message={messageOf(started.error, texts.failed)}
            onRetry={() => void started.refetch()}
          />
        )}
        {started.data ? (
          <PayOnline
            clientSecret={started.data.clientSecret}
            amount={started.data.amount}
            until={null}
            from="appuntamenti"
            failed={payOnlineTexts.failed}
            state={state}
            onState={setState}
            onPaid={confirmation.mutate}
            onOver={() => {
              onPaid()
              onClose()
            }}
          />
        ) : (
          <div className={styles['actions']}>
            <Button variant="outline" onClick={onClose}>
              {texts.close}
            </Button>
          </div>
        )}
      </div>
    </Dialog>
  )
}
