import { Button } from '@mantine/core'
import { Link } from 'react-router'

import { statusTable } from '#features/appointments/appointment-statuses.rules.ts'
import { ownAppointmentsTexts } from '#features/appointments/appointments-screens.it.ts'
import type { AppointmentView } from '#features/appointments/appointments.contract.ts'
import { AppointmentActions } from '#features/appointments/web/appointment-actions.tsx'
import { ownCalls } from '#features/appointments/web/appointment-calls.ts'
import type { Editability } from '#features/appointments/web/editability.ts'
import { StatusChip } from '#features/appointments/web/status-chip.tsx'
import { fullName } from '#features/availability/web/barber-names.ts'
import { PaidChip } from '#features/payments/web/paid-chip.tsx'
import { paidState } from '#features/payments/web/paid.ts'
import { capitalised, clockTime, dayNames } from '#shared/italian-dates.ts'
import { formatChf } from '#shared/money.ts'
import { pages } from '#shared/pages.ts'

import { PayOwn } from './pay-own.tsx'

import styles from './client-appointment.module.css'

type Props = {
  appointment: AppointmentView
  editability: Editability
  phone: string
  isReadOnly: boolean
  canBook: boolean
  onChanged: () => void
}

export const headingIdOf = (appointmentId: string) => `appuntamento-${appointmentId}`

export function ClientAppointment(props: Props) {
  const { appointment, editability, phone, isReadOnly, canBook, onChanged } = props
  const { _id: id, barber, status, serviceId, cancellationReason, payment } = appointment
  const again = `${pages.booking.path}?${new URLSearchParams({ barber: barber._id, service: serviceId }).toString()}`
  return (
    <article className={`state-pole ${styles['card']}`} data-tone={statusTable[status].tone}>
      <p className={styles['when']}>
        <b className="num">{clockTime(appointment.time)}</b>
        <span>{capitalised(dayNames.long(appointment.date))}</span>
      </p>
      <div className={styles['what']}>
        <h4 className={styles['service']} id={headingIdOf(id)} tabIndex={-1}>
          {appointment.service}
        </h4>
        <p className="dim">{ownAppointmentsTexts.withBarber(fullName(barber))}</p>
        {cancellationReason && <p className="dim">{ownAppointmentsTexts.reason(cancellationReason)}</p>}
      </div>
      <div className={styles['state']}>
        <StatusChip status={status} />
        <b className="num sum">{formatChf(appointment.price)}</b>
        {payment.status !== 'pending' && <PaidChip {...appointment} />}
      </div>
      {!isReadOnly && (
        <div className={styles['actions']}>
          {editability !== 'over' && paidState(appointment).isDue && (
            <PayOwn appointment={appointment} onPaid={onChanged} />
          )}
          {editability === 'over' ? (
            canBook && (
              <Button component={Link} to={again} variant="outline" size="sm">
                {ownAppointmentsTexts.again}
              </Button>
            )
          ) : (
            <AppointmentActions
              appointment={appointment}
              labels={ownAppointmentsTexts}
              isLocked={editability === 'locked'}
              phone={phone}
              scope={{ as: 'client', movedAppointmentId: id }}
              calls={ownCalls(id)}
              onChanged={onChanged}
            />
          )}
        </div>
      )}
    </article>
  )
}
