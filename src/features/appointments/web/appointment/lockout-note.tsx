import { IconPhone } from '@tabler/icons-react'

import { appointmentTexts } from '#features/appointments/appointment-screens.it.ts'
import { phoneLink } from '#shared/phone.ts'

import styles from './lockout-note.module.css'

type Props = {
  /** With '-edit' and '-cancel', what the two buttons are described by. */
  id: string
  phone: string
}

/** Why an appointment can no longer be moved or cancelled here, and who still can. */
export function LockoutNote({ id, phone }: Props) {
  return (
    <div className={styles['note']}>
      <p>{appointmentTexts.locked}</p>
      <span className="vh" id={`${id}-edit`}>
        {appointmentTexts.editLocked}
      </span>
      <span className="vh" id={`${id}-cancel`}>
        {appointmentTexts.cancelLocked}
      </span>
      {phone && (
        <a href={phoneLink(phone)} className={styles['phone']}>
          <IconPhone size={18} stroke={1.75} aria-hidden />
          {appointmentTexts.call(phone)}
        </a>
      )}
    </div>
  )
}
