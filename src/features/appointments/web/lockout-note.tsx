import { IconPhone } from '@tabler/icons-react'

import { phoneLink } from '#shared/phone.ts'

import { ownAppointmentsTexts } from '../appointments-screens.it.ts'

import styles from './lockout-note.module.css'

type Props = {
  id: string
  phone: string
}

export function LockoutNote({ id, phone }: Props) {
  return (
    <div className={styles['note']}>
      <p>{ownAppointmentsTexts.locked}</p>
      <span className="vh" id={`${id}-edit`}>
        {ownAppointmentsTexts.editLocked}
      </span>
      <span className="vh" id={`${id}-cancel`}>
        {ownAppointmentsTexts.cancelLocked}
      </span>
      {phone && (
        <a href={phoneLink(phone)} className={styles['phone']}>
          <IconPhone size={18} stroke={1.75} aria-hidden />
          <span>{ownAppointmentsTexts.call(phone)}</span>
        </a>
      )}
    </div>
  )
}
