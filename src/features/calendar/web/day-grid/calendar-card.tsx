import type { CSSProperties } from 'react'

import {
  occupiesSlot,
  statusTable,
  type AppointmentStatus,
} from '#features/appointments/appointment-statuses.rules.ts'
import { canBeMoved, customerName, originOf } from '#features/appointments/appointments.rules.ts'
import { statusIcons } from '#features/appointments/web/status-icons.ts'
import { paidState } from '#features/payments/web/paid.ts'
import { clockTime } from '#shared/italian-dates.ts'
import { formatChf } from '#shared/money.ts'

import type { StaffAppointment } from '../../calendar.contract.ts'
import { namelessTexts } from '../../calendar.it.ts'
import { OriginIcon } from '../staff/origin-icon.tsx'

import styles from './calendar-card.module.css'

type Props = {
  appointment: StaffAppointment
  lines: 1 | 2 | 3
  isSelected: boolean
  onOpen: (appointment: StaffAppointment) => void
  style: CSSProperties
}

export function CalendarCard(props: Props) {
  const { appointment, lines, isSelected, onOpen, style } = props
  const { _id, status, time, service, price } = appointment
  const paid = paidState(appointment)
  return (
    <button
      type="button"
      className={`state-pole ${styles['card']}`}
      data-tone={statusTable[status].tone}
      data-lines={lines}
      data-cancelled={!occupiesSlot(appointment) || undefined}
      data-selected={isSelected}
      style={style}
      onClick={() => onOpen(appointment)}
      data-appointment-id={_id}
      data-stop=""
      tabIndex={-1}
      aria-keyshortcuts={canBeMoved(status) ? 'M' : undefined}
    >
      <b className={`num ${styles['title']}`}>
        <span>{clockTime(time)}</span>{' '}
        <span className={styles['who']}>{customerName(appointment) ?? namelessTexts.client}</span>
      </b>
      <span className={styles['what']}>
        <span>
          <span>{service}</span> · <span className="num">{formatChf(price)}</span>
          {paid.isPaid && <span>{` · ${paid.label}`}</span>}
        </span>
      </span>
      <Status status={status} />
      <OriginIcon origin={originOf(appointment)} className={styles['origin'] ?? ''} />
    </button>
  )
}

function Status({ status }: { status: AppointmentStatus }) {
  const Icon = statusIcons[status]
  return (
    <span className={styles['status']}>
      <Icon size={13} stroke={2.4} aria-hidden />
      <span className={styles['word']}>{statusTable[status].label}</span>
    </span>
  )
}
