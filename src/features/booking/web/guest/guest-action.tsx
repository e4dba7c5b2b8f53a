import { Button } from '@mantine/core'
import type { ReactNode } from 'react'

import { guestTexts } from '#features/booking/booking-screens.it.ts'
import { BusyButton } from '#ui/buttons/busy-button.tsx'

import type { GuestStep } from './guest-steps.ts'

/** The form of step 1, which the buttons outside it submit. */
export const guestFormId = 'prenotazione'

type Props = {
  step: GuestStep
  /** The time was lost on the last step: with another one, this button books. */
  isRetry: boolean
  /** The bar of phones has room for the small one only. */
  size: 'md' | 'lg'
  /** Everything is picked, down to the time. */
  isReady: boolean
  isSending: boolean
  /** null when it is paid at the salon */
  online: ReactNode
  onContinue: () => void
  onBook: () => void
}

/** The one button that leads on, step by step. */
export function GuestAction({ step, isRetry, size, isReady, isSending, online, onContinue, onBook }: Props) {
  const { review, payment } = guestTexts
  if (step === 'appointment' && !isRetry) {
    return (
      <Button type="submit" form={guestFormId} size={size} disabled={!isReady}>
        {guestTexts.submit}
      </Button>
    )
  }
  if (step === 'review') {
    return (
      <Button size={size} disabled={!isReady} onClick={onContinue}>
        {review.continue}
      </Button>
    )
  }
  if (online && !isRetry) return online
  return (
    <BusyButton
      {...(isRetry ? { type: 'submit', form: guestFormId } : { onClick: onBook })}
      size={size}
      disabled={!isReady}
      busy={isSending}
      busyLabel={payment.sending}
    >
      {payment.confirm}
    </BusyButton>
  )
}
