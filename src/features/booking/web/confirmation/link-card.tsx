import { IconLink } from '@tabler/icons-react'

import { AppointmentActions } from '#features/appointments/web/appointment-actions.tsx'
import { confirmationAddress } from '#shared/confirmation-address.ts'
import { ButtonWithIcon } from '#ui/buttons/button-with-icon.tsx'
import { TitledSection } from '#ui/display/titled-section.tsx'
import { toasts } from '#ui/feedback/toasts.ts'

import { confirmationTexts } from '../../booking-screens.it.ts'
import type { ManagedAppointment } from '../../booking.contract.ts'
import { guestCalls } from '../booking-calls.ts'

import styles from './link-card.module.css'

type Props = {
  appointment: ManagedAppointment
  token: string
  isLocked: boolean
  phone: string
  onChanged: () => void
}

export function LinkCard({ appointment, token, isLocked, phone, onChanged }: Props) {
  const id = appointment._id
  return (
    <TitledSection id="link" title={confirmationTexts.linkTitle} className={styles['card']}>
      <p className="dim">{confirmationTexts.linkHint}</p>
      <AppointmentActions
        appointment={appointment}
        labels={{ edit: confirmationTexts.move, cancel: confirmationTexts.cancel }}
        isLocked={isLocked}
        phone={phone}
        scope={{ as: 'guest-mover', movedAppointmentId: id, token }}
        calls={guestCalls(id, token)}
        onChanged={onChanged}
      />
      <ButtonWithIcon
        icon={IconLink}
        className={styles['copy'] ?? ''}
        variant="subtle"
        size="sm"
        onClick={() => void copyLink(confirmationAddress(id, token))}
      >
        {confirmationTexts.copyLink}
      </ButtonWithIcon>
    </TitledSection>
  )
}

async function copyLink(address: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(new URL(address, window.location.origin).href)
    toasts.success(confirmationTexts.linkCopied)
  } catch {
    toasts.error(confirmationTexts.linkNotCopied)
  }
}
