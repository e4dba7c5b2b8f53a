import { Button } from '@mantine/core'
import type { ReactNode } from 'react'

import { BusyButton } from '#ui/buttons/busy-button.tsx'

import { guestTexts } from '../../booking-screens.it.ts'
import type { GuestStep } from './guest-steps.ts'

/** Id of the form of step 1, for submit buttons outside it. */
export const guestFormId = 'prenotazione'

type Props = {
  step: GuestStep
  /** The slot was lost in the last step: with a new one, this button books at once. */
  isRetry: boolean
  size: 'md' | 'lg'
  isReady: boolean
  isSending: boolean
  online: ReactNode
  onContinue: () => void
  onBook: () => void
}

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
      isBusy={isSending}
      busyLabel={payment.sending}
    >
      {payment.confirm}
    </BusyButton>
  )
}
