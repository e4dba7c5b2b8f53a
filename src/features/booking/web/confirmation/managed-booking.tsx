import { Button } from '@mantine/core'
import { IconCalendarPlus } from '@tabler/icons-react'
import { Link, useLocation } from 'react-router'

import { occupiesSlot } from '#features/appointments/appointment-statuses.rules.ts'
import { appointmentsTexts } from '#features/appointments/appointments.it.ts'
import { editabilityOf } from '#features/appointments/web/editability.ts'
import { StatusChip } from '#features/appointments/web/status-chip.tsx'
import { fullName } from '#features/availability/web/barber-names.ts'
import { paidState } from '#features/payments/web/paid.ts'
import { usePublicSettings } from '#features/settings/web/use-public-settings.ts'
import { instantToWallClock } from '#shared/calendar-time.ts'
import { pages } from '#shared/pages.ts'
import { useHeadingFocus } from '#ui/browser/use-heading-focus.ts'
import { SummaryLayout } from '#ui/screens/summary-layout.tsx'

import { confirmationTexts, summaryTexts } from '../../booking-screens.it.ts'
import type { ManagedAppointment } from '../../booking.contract.ts'
import { calendarFileOf } from '../appointment-queries.ts'
import { BookingSummary } from '../booking-summary.tsx'
import { StepsBar } from '../guest/steps-bar.tsx'
import { LinkedNotice } from '../linked-notice.tsx'
import { LinkCard } from './link-card.tsx'
import { PlaceCard } from './place-card.tsx'
import { useRememberedBooking } from './use-remembered-booking.ts'

import styles from './managed-booking.module.css'

type Arrival = {
  isJustBooked: boolean
  hasAccount: boolean
}

function arrivalOf(state: unknown): Arrival {
  const isRecord = typeof state === 'object' && state !== null
  return {
    isJustBooked: isRecord && 'isJustBooked' in state && state.isJustBooked === true,
    hasAccount: isRecord && 'hasAccount' in state && state.hasAccount === true,
  }
}

type Props = {
  appointment: ManagedAppointment
  token: string
  asOf: Date
  onChanged: () => void
}

export function ManagedBooking({ appointment, token, asOf, onChanged }: Props) {
  const settings = usePublicSettings()
  const { isJustBooked, hasAccount } = arrivalOf(useLocation().state)
  const { status, firstName, barber } = appointment
  const editability = editabilityOf(appointment, asOf, settings.timeZone)
  const again = new URLSearchParams({ barber: barber._id, service: appointment.serviceId }).toString()
  useRememberedBooking(appointment, token, isJustBooked)
  const headingRef = useHeadingFocus(status, { isNew: isJustBooked })
  return (
    <SummaryLayout
      label={summaryTexts.label}
      intro={
        <>
          {isJustBooked && occupiesSlot(appointment) && <StepsBar current={4} />}
          <h1 className="d2" ref={headingRef} tabIndex={-1}>
            {titleOf(status, isJustBooked, firstName)}
          </h1>
          <p className="lead">{leadOf(appointment, isJustBooked, settings.mailsLeave)}</p>
        </>
      }
      summary={
        <BookingSummary
          summary={{
            day: appointment.date,
            time: appointment.time,
            today: instantToWallClock(asOf, settings.timeZone).day,
            serviceName: appointment.service,
            duration: appointment.duration,
            barberName: fullName(barber),
            place: `${settings.street}, ${settings.city}`,
            price: appointment.price,
          }}
        >
          <p className={styles['state']}>
            <StatusChip status={status} />
            <span className="dim">
              {appointment.payment.status === 'pending'
                ? appointmentsTexts.paymentType[appointment.paymentType]
                : paidState(appointment).label}
            </span>
          </p>
          {occupiesSlot(appointment) && (
            <Button
              component="a"
              href={calendarFileOf(appointment._id, token)}
              download
              size="lg"
              leftSection={<IconCalendarPlus size={20} stroke={1.75} aria-hidden />}
            >
              {confirmationTexts.calendar}
            </Button>
          )}
        </BookingSummary>
      }
    >
      <div className={styles['page']}>
        {hasAccount && (
          <LinkedNotice
            message={confirmationTexts.hasAccount}
            to={pages.login.path}
            label={confirmationTexts.login}
          />
        )}
        <PlaceCard settings={settings} />
        {editability !== 'over' && (
          <LinkCard
            appointment={appointment}
            token={token}
            isLocked={editability === 'locked'}
            phone={settings.phone}
            onChanged={onChanged}
          />
        )}
        <div className="row">
          <Button component={Link} to="/" variant="outline">
            {confirmationTexts.home}
          </Button>
          <Button
            component={Link}
            to={`${pages.guestBooking.path}?${again}`}
            variant={occupiesSlot(appointment) ? 'outline' : 'filled'}
          >
            {confirmationTexts.again}
          </Button>
        </div>
      </div>
    </SummaryLayout>
  )
}

function titleOf(status: ManagedAppointment['status'], isJustBooked: boolean, firstName: string): string {
  if (status === 'cancelled') return confirmationTexts.cancelled
  return isJustBooked ? confirmationTexts.doneFor(firstName) : confirmationTexts.titleFor(firstName)
}

/** @param mailsLeave false if the shop sends no mail: then the text must not announce any */
function leadOf(appointment: ManagedAppointment, isJustBooked: boolean, mailsLeave: boolean): string {
  const { status, cancellationReason } = appointment
  if (status === 'cancelled') {
    return cancellationReason ? confirmationTexts.reason(cancellationReason) : confirmationTexts.cancelledLead
  }
  if (status === 'pending') {
    return mailsLeave ? confirmationTexts.pendingLead : confirmationTexts.pendingLeadWithoutMail
  }
  if (!isJustBooked) return confirmationTexts.lead
  return mailsLeave ? confirmationTexts.doneLead : confirmationTexts.doneLeadWithoutMail
}
