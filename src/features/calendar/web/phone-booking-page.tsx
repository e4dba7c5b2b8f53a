import { usePublicSettings } from '#features/settings/web/use-public-settings.ts'

import { phoneBookingTexts } from '../phone-booking.it.ts'
import { PhoneBookingForm } from './phone-booking/phone-booking-form.tsx'

import styles from './phone-booking/phone-booking-page.module.css'

export default function PhoneBookingPage() {
  const { bookingWindowDays } = usePublicSettings()
  return (
    <div className={`wrap ${styles['page']}`}>
      <h1 className="d2">{phoneBookingTexts.title}</h1>
      <p className="lead">{phoneBookingTexts.lead(bookingWindowDays)}</p>
      <div className={styles['form']}>
        <PhoneBookingForm />
      </div>
    </div>
  )
}
