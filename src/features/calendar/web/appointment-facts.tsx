import type { ReactNode } from 'react'

import { isPayable } from '#features/appointments/appointment-statuses.rules.ts'
import { appointmentsTexts } from '#features/appointments/appointments.it.ts'
import { originOf } from '#features/appointments/appointments.rules.ts'
import { PaidChip } from '#features/payments/web/paid-chip.tsx'
import { usePublicSettings } from '#features/settings/web/use-public-settings.ts'
import { instantToWallClock, minutesToTime, timeToMinutes } from '#shared/calendar-time.ts'
import { capitalised, clockTime, dayNames } from '#shared/italian-dates.ts'
import { formatChf } from '#shared/money.ts'
import { readablePhone } from '#shared/phone.ts'
import { Fact } from '#ui/display/fact.tsx'

import type { StaffAppointment } from '../calendar.contract.ts'
import { cardTexts, detailsTexts } from '../calendar.it.ts'
import { barberName } from './staff/barber-name.ts'
import { contactOf } from './staff/contact.ts'
import { OriginLabel } from './staff/origin-label.tsx'

import styles from './appointment-facts.module.css'

type Props = { appointment: StaffAppointment; state: ReactNode }

export function AppointmentFacts({ appointment, state }: Props) {
  const { timeZone } = usePublicSettings()
  const { date, time, duration, service, price, paymentType, barber, cancellationReason } = appointment
  const { phone, email } = contactOf(appointment)
  const isWorthTelling = isPayable(appointment) || appointment.payment.status !== 'pending'
  const booked = instantToWallClock(new Date(appointment.createdAt), timeZone)
  const end = minutesToTime(timeToMinutes(time) + duration)
  return (
    <>
      <div className={styles['when']}>
        <div>
          <p className={`num ${styles['time']}`}>{`${clockTime(time)}–${clockTime(end)}`}</p>
          <p>{`${capitalised(dayNames.weekday(date))} ${dayNames.withYear(date)}`}</p>
        </div>
        {state}
      </div>
      <dl className={styles['facts']}>
        <Fact name={detailsTexts.service}>{service}</Fact>
        <Fact name={detailsTexts.duration}>{cardTexts.minutes(duration)}</Fact>
        <Fact name={detailsTexts.price}>{formatChf(price)}</Fact>
        <Fact name={detailsTexts.payment}>
          <span className={styles['payment']}>
            <span>{appointmentsTexts.paymentType[paymentType]}</span>
            {isWorthTelling && <PaidChip {...appointment} />}
          </span>
        </Fact>
        <Fact name={detailsTexts.barber}>{barberName(barber)}</Fact>
        <Fact name={detailsTexts.origin}>
          <OriginLabel origin={originOf(appointment)} />
        </Fact>
        {phone && <Fact name={detailsTexts.phone}>{readablePhone(phone)}</Fact>}
        {email && <Fact name={detailsTexts.email}>{email}</Fact>}
        {cancellationReason && <Fact name={detailsTexts.reason}>{cancellationReason}</Fact>}
        <Fact
          name={detailsTexts.bookedOn}
        >{`${dayNames.withYear(booked.day)}, ${clockTime(minutesToTime(booked.minutes))}`}</Fact>
      </dl>
    </>
  )
}
