import { Button } from '@mantine/core'
import { IconLock, IconPhone } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useCallback, useMemo, useRef, useState } from 'react'

import { useSession } from '#features/accounts/web/session-store.ts'
import { staffBarbersQuery } from '#features/barbers/web/barber-queries.ts'
import { gatesTexts } from '#features/plans/plans-gates.it.ts'
import { useCreationGate } from '#features/plans/web/use-creation-gate.ts'
import { isInWindow } from '#features/settings/shop-now.rules.ts'
import { useShopNow } from '#features/settings/web/use-shop-now.ts'
import { FadeSkeleton } from '#ui/feedback/fade-skeleton.tsx'

import type { StaffAppointment } from '../calendar.contract.ts'
import { calendarTexts } from '../calendar.it.ts'
import { periodOf } from './calendar/calendar-period.ts'
import { CalendarView } from './calendar/calendar-view.tsx'
import { PeriodSummary } from './calendar/period-summary.tsx'
import { ToComplete } from './calendar/to-complete.tsx'
import { useCalendarAddress } from './calendar/use-calendar-address.ts'
import { useOpenedAppointment } from './calendar/use-opened-appointment.ts'
import type { FreeTime } from './day-grid/day-columns.tsx'
import { ExportButton } from './export-button.tsx'
import { OpenedAppointment } from './opened-appointment.tsx'
import { beginPhoneBooking, lookAtDay } from './phone-booking/use-phone-booking.ts'
import { calendarQuery, monthQuery } from './staff/staff-queries.ts'
import { StatusDialogs } from './staff/status-dialogs.tsx'
import { useStatusChanges } from './staff/use-status-changes.ts'
import { Toolbar } from './toolbar.tsx'

import styles from './calendar/calendar-tab.module.css'

const PhoneBookingPanel = lazy(() => import('./phone-booking/phone-booking-panel.tsx'))

const nobody: never[] = []

export default function CalendarTab() {
  const now = useShopNow()
  const { address, show } = useCalendarAddress(now.day)
  const { view, date, barberId } = address
  const criteria = useMemo(() => ({ view, ...periodOf(view, date), barberId }), [view, date, barberId])
  const isMonth = view === 'month'
  const appointments = useQuery({ ...calendarQuery(criteria), enabled: !isMonth })
  const month = useQuery({ ...monthQuery(criteria), enabled: isMonth })
  const counted = isMonth ? month.data : appointments.data
  const barbers = useQuery(staffBarbersQuery)
  const changes = useStatusChanges({ mayRefund: true })
  const opened = useOpenedAppointment()
  const phone = usePhonePanel(view === 'day' ? { barberId, day: isInWindow(now, date) ? date : null } : null)
  const phoneButton = useRef<HTMLButtonElement>(null)
  const isShut = ['no-plan', 'used-up'].includes(useCreationGate().state.kind)
  const closePhone = () => {
    phone.close()
    phoneButton.current?.focus()
  }
  const { open } = opened
  const openOne = useCallback(({ _id }: StaffAppointment) => open(_id), [open])

  return (
    <div className={styles['tab']}>
      <div className={styles['bar']}>
        <h1>{calendarTexts.title}</h1>
        <ExportButton criteria={criteria} className={styles['export']} />
        <Button
          ref={phoneButton}
          className={styles['phone'] ?? ''}
          aria-label={isShut ? gatesTexts.shut(calendarTexts.phoneBooking) : undefined}
          aria-expanded={phone.isOpen}
          aria-controls="prenotazione-telefonica"
          onClick={phone.toggle}
        >
          {isShut ? (
            <IconLock size={18} stroke={1.75} aria-hidden />
          ) : (
            <IconPhone size={18} stroke={1.75} aria-hidden />
          )}
          <span>{calendarTexts.phoneBooking}</span>
        </Button>
        <Toolbar
          address={address}
          criteria={criteria}
          today={now.day}
          barbers={barbers.data ?? nobody}
          appointments={counted}
          onShow={show}
        />
      </div>
      <ToComplete changes={changes} onOpen={openOne} />
      <div className={styles['stage']} data-phoning={phone.isOpen} data-view={view}>
        <div className={styles['shown']}>
          <CalendarView
            address={address}
            criteria={criteria}
            appointments={appointments}
            month={month}
            barbers={barbers}
            now={now}
            changes={changes}
            selectedId={opened.openedId}
            onOpen={openOne}
            onShow={show}
            onBook={phone.begin}
          />
        </div>
        <div id="prenotazione-telefonica" hidden={!phone.isOpen}>
          {phone.isOpen && (
            <Suspense fallback={<FadeSkeleton block height={200} />}>
              <PhoneBookingPanel key={phone.begun} onClose={closePhone} />
            </Suspense>
          )}
        </div>
      </div>
      {counted && <PeriodSummary view={view} appointments={counted} now={now} />}
      <OpenedAppointment
        openedId={opened.openedId}
        appointments={appointments.data}
        changes={changes}
        onClose={opened.close}
      />
      <StatusDialogs changes={changes} />
    </div>
  )
}

function usePhonePanel(shown: { barberId: string | null; day: string | null } | null) {
  const accountId = useSession().user?._id ?? null
  const [isOpen, setIsOpen] = useState(false)
  const [bookingCount, setBookingCount] = useState(0)
  const begin = useCallback(
    (free: FreeTime) => {
      beginPhoneBooking(accountId, free)
      setIsOpen(true)
      setBookingCount((before) => before + 1)
    },
    [accountId],
  )
  return {
    isOpen,
    /** Grows with each chosen free gap, so that the form scrolls into view again. */
    begun: bookingCount,
    begin,
    toggle: () => {
      if (!isOpen && shown) lookAtDay(accountId, shown)
      setIsOpen(!isOpen)
    },
    close: () => setIsOpen(false),
  }
}
