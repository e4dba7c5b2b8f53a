import { confirmationAddress } from '#shared/confirmation-address.ts'

import { guestTexts } from '../../booking-screens.it.ts'
import type { GuestDraft } from '../drafts.ts'
import { LinkedNotice } from '../linked-notice.tsx'

import styles from './account-offer.module.css'

/** Tells guests who return to the form that they have booked, before they book twice. */
export function LastBooking({ booked }: { booked: NonNullable<GuestDraft['booked']> }) {
  return (
    <div className={styles['offer']}>
      <LinkedNotice
        message={guestTexts.alreadyBooked(booked.day, booked.time)}
        to={confirmationAddress(booked.id, booked.token)}
        label={guestTexts.openBooked}
      />
    </div>
  )
}
