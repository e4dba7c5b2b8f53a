import { Button } from '@mantine/core'
import { Link } from 'react-router'

import { guestTexts } from '#features/booking/booking-screens.it.ts'
import { confirmationAddress } from '#shared/confirmation-address.ts'
import { Notice } from '#ui/feedback/notice.tsx'

import type { GuestDraft } from '../drafts.ts'

import styles from './account-offer.module.css'

/** Whoever comes back after booking sees that it worked, before they book a second time. */
export function LastBooking({ booked }: { booked: NonNullable<GuestDraft['booked']> }) {
  return (
    <div className={styles['offer']}>
      <Notice
        action={
          <Button
            component={Link}
            to={confirmationAddress(booked.id, booked.token)}
            variant="outline"
            size="sm"
          >
            {guestTexts.openBooked}
          </Button>
        }
        message={guestTexts.alreadyBooked(booked.day, booked.time)}
      />
    </div>
  )
}
