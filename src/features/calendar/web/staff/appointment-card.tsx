import type { ReactNode } from 'react'

import { statusTable } from '#features/appointments/appointment-statuses.rules.ts'
import { appointmentsTexts } from '#features/appointments/appointments.it.ts'
import { customerName, originOf } from '#features/appointments/appointments.rules.ts'
import { StatusChip } from '#features/appointments/web/status-chip.tsx'
import { paidState } from '#features/payments/web/paid.ts'
import { clockTime } from '#shared/italian-dates.ts'
import { formatChf } from '#shared/money.ts'

import type { StaffAppointment } from '../../calendar.contract.ts'
import { cardTexts, namelessTexts } from '../../calendar.it.ts'
import { barberName } from './barber-name.ts'
import { OriginLabel } from './origin-label.tsx'

import styles from './appointment-card.module.css'

type Props = {
  appointment: StaffAppointment
  showsBarber?: boolean
  state?: ReactNode
  actions?: ReactNode
  onOpen?: () => void
  headingLevel?: 'h2' | 'h3' | 'h4'
}

export function AppointmentCard({ appointment, showsBarber = true, headingLevel = 'h3', ...slots }: Props) {
  const { status, time, service, duration, price, paymentType, cancellationReason } = appointment
  const Heading = headingLevel
  const name = customerName(appointment) ?? namelessTexts.client
  return (
    <article className={`state-pole ${styles['card']}`} data-tone={statusTable[status].tone}>
      <time className={`num ${styles['time']}`} dateTime={`${appointment.date}T${time}`}>
        {clockTime(time)}
      </time>
      <Heading className={styles['name']}>
        {slots.onOpen ? (
          <button type="button" className={styles['open']} onClick={slots.onOpen}>
            {name}
          </button>
        ) : (
          name
        )}
      </Heading>
      <div className={styles['state']}>{slots.state ?? <StatusChip status={status} />}</div>
      <p className={styles['line']}>
        <span className={styles['what']}>{`${service}, ${cardTexts.minutes(duration)}`}</span>
        <span className={`num ${styles['price']}`}>{formatChf(price)}</span>
      </p>
      <p className={styles['line']}>
        <span className={styles['where']}>
          {showsBarber && <span>{`${barberName(appointment.barber)}\u00a0· `}</span>}
          <span>{`${appointmentsTexts.paymentType[paymentType].replace(' ', '\u00a0')}\u00a0· `}</span>
          <OriginLabel origin={originOf(appointment)} />
          {appointment.payment.status !== 'pending' && <span>{` · ${paidState(appointment).label}`}</span>}
        </span>
      </p>
      {cancellationReason && <p className={styles['reason']}>{cardTexts.reason(cancellationReason)}</p>}
      {slots.actions && <div className={styles['actions']}>{slots.actions}</div>}
    </article>
  )
}
