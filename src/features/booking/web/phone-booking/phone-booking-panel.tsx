import { useEffect, useRef } from 'react'

import { phoneTexts } from '#features/booking/phone-booking.it.ts'

import { PhoneBookingForm } from './phone-booking-form.tsx'
import styles from './phone-booking-panel.module.css'

/** The form above the calendar; it takes the focus when it comes. */
export default function PhoneBookingPanel({ onClose }: { onClose: () => void }) {
  const panelRef = useRef<HTMLElement>(null)
  useEffect(() => {
    panelRef.current?.scrollIntoView({ block: 'nearest' })
    panelRef.current?.querySelector('input')?.focus()
  }, [])
  return (
    <section ref={panelRef} className={styles['panel']} aria-label={phoneTexts.title}>
      <PhoneBookingForm onClose={onClose} onBooked={onClose} />
    </section>
  )
}
