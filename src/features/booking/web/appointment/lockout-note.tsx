import { IconPhone } from '@tabler/icons-react'

import { appointmentTexts } from '#features/booking/booking-screens.it.ts'

import styles from './lockout-note.module.css'

type Props = {
  /** Of the reasons that the two buttons refer to. */
  ids: { edit: string; cancel: string }
  phone: string
}

/** Why an appointment can no longer be moved or cancelled here, and who still can: seen once, heard at each button. */
export function LockoutNote({ ids, phone }: Props) {
  return (
    <div className={styles['note']}>
      <p aria-hidden="true">{appointmentTexts.locked}</p>
      <p id={ids.edit} className="vh">
        {appointmentTexts.editLocked}
      </p>
      <p id={ids.cancel} className="vh">
        {appointmentTexts.cancelLocked}
      </p>
      {phone && (
        <a href={`tel:${phone.replace(/\s/g, '')}`} className={styles['phone']}>
          <IconPhone size={18} stroke={1.75} aria-hidden />
          {appointmentTexts.call(phone)}
        </a>
      )}
    </div>
  )
}
