import { Button } from '@mantine/core'

import { guestTexts } from '#features/booking/booking-screens.it.ts'
import { BusyButton } from '#ui/busy-button.tsx'

import type { GuestStep } from './guest-steps.ts'

/** The form of step 1, which the buttons outside it submit. */
export const guestFormId = 'prenotazione'

type Props = {
  step: GuestStep
  /** The bar of phones has room for the small one only. */
  size: 'md' | 'lg'
  /** Everything is picked, down to the time. */
  isReady: boolean
  isSending: boolean
  onContinue: () => void
  onBook: () => void
}

/** The one button that leads on, step by step. */
export function GuestAction({ step, size, isReady, isSending, onContinue, onBook }: Props) {
  const { review, payment } = guestTexts
  const isShort = size === 'md'
  if (step === 'appointment') {
    return (
      <Button type="submit" form={guestFormId} size={size} disabled={!isReady}>
        {guestTexts.submit}
      </Button>
    )
  }
  if (step === 'review') {
    return (
      <Button size={size} disabled={!isReady} onClick={onContinue}>
        {isShort ? review.continueShort : review.continue}
      </Button>
    )
  }
  return (
    <BusyButton
      size={size}
      disabled={!isReady}
      busy={isSending}
      busyLabel={isShort ? payment.sendingShort : payment.sending}
      onClick={onBook}
    >
      {isShort ? payment.confirmShort : payment.confirm}
    </BusyButton>
  )
}
