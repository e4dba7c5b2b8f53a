import { Button } from '@mantine/core'
import type { ReactNode } from 'react'

import { BusyButton } from '#ui/buttons/busy-button.tsx'
import { toasts } from '#ui/feedback/toasts.ts'
import { messageOf } from '#ui/http/http-client.ts'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'
import { useHistoryDialog } from '#ui/overlays/use-history-dialog.ts'

import { offerPageTexts as texts } from '../offers-screens.it.ts'
import { waitingListTexts } from '../offers.it.ts'
import { useOfferAnswer } from './waiting-list-queries.ts'

import styles from './offer-buttons.module.css'

type Props = {
  offer: { _id: string; token: string }
  size?: 'sm' | 'lg'
  onAccepted?: () => void
  children?: ReactNode
}

/** Accepting books at once; declining asks for confirmation, since the slot then goes to the next client. */
export function OfferButtons({ offer, size = 'sm', onAccepted, children }: Props) {
  const refusal = useHistoryDialog(`rinuncia-${offer._id}`)
  const { accept, decline } = useOfferAnswer(offer)
  return (
    <div className={styles['buttons']}>
      <BusyButton
        size={size}
        isBusy={accept.isPending}
        busyLabel={texts.accepting}
        onClick={() =>
          accept.mutate(undefined, {
            onSuccess: () => {
              toasts.success(waitingListTexts.accepted)
              onAccepted?.()
            },
            onError: (error) => toasts.error(messageOf(error, texts.acceptFailed)),
          })
        }
      >
        {texts.accept}
      </BusyButton>
      {children}
      <Button variant="subtle" size={size} disabled={accept.isPending} onClick={refusal.open}>
        {texts.refusal.confirm}
      </Button>
      {refusal.opened && (
        <ConfirmDialog
          texts={texts.refusal}
          isBusy={decline.isPending}
          failure={decline.error && messageOf(decline.error, texts.declineFailed)}
          onConfirm={() => decline.mutate(undefined, { onSuccess: refusal.close })}
          onClose={refusal.close}
        />
      )}
    </div>
  )
}
