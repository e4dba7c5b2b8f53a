import { useQuery } from '@tanstack/react-query'

import { useOwnBarber } from '#features/barbers/web/use-own-barber.ts'
import { useShopNow } from '#features/settings/web/use-shop-now.ts'
import { FadeSkeleton } from '#ui/feedback/fade-skeleton.tsx'
import { Notice } from '#ui/feedback/notice.tsx'

import { barberDayTexts as texts } from '../barber-day.it.ts'
import { summariseBarber, weekOf } from '../barber-day.rules.ts'
import { barberDaysQuery } from './barber-day/barber-days-query.ts'
import { BarberSummary } from './barber-day/barber-summary.tsx'
import { DayAgenda } from './barber-day/day-agenda.tsx'
import { DayControls } from './barber-day/day-controls.tsx'
import { NextClient } from './barber-day/next-client.tsx'
import { useDayAddress } from './barber-day/use-day-address.ts'
import { WeekAgenda } from './barber-day/week-agenda.tsx'
import { ToComplete } from './calendar/to-complete.tsx'
import { useOpenedAppointment } from './calendar/use-opened-appointment.ts'
import { OpenedAppointment } from './opened-appointment.tsx'
import { StatusDialogs } from './staff/status-dialogs.tsx'
import { useStatusChanges } from './staff/use-status-changes.ts'

import styles from './barber-day/barber-day.module.css'

export default function BarberDayTab() {
  const { barber } = useOwnBarber()
  const now = useShopNow()
  const address = useDayAddress(now.day)
  const barberId = barber?._id ?? ''
  const current = useQuery({ ...barberDaysQuery(barberId, weekOf(now.day)), enabled: barberId !== '' })
  const shown = useQuery({ ...barberDaysQuery(barberId, address.period), enabled: barberId !== '' })
  const changes = useStatusChanges({ failureText: () => texts.statusFailed, reason: texts.reason })
  const { openedId, open, close } = useOpenedAppointment()
  const agenda = { changes, onOpen: open, barber, now }
  const retry = () => void Promise.all([current.refetch(), shown.refetch()])

  return (
    <>
      <DayControls address={address} />
      <div className={styles['columns']}>
        <div className={styles['side']}>
          <NextClient appointments={current.data} barber={barber} now={now} changes={changes} onOpen={open} />
          <BarberSummary summary={current.data && summariseBarber(current.data, now)} />
          <ToComplete changes={changes} onOpen={({ _id }) => open(_id)} />
        </div>
        {shown.isError && !shown.data ? (
          <Notice kind="error" message={texts.loadFailed} onRetry={retry} />
        ) : !shown.data ? (
          <div className={styles['list']} aria-busy="true">
            {Array.from({ length: 5 }, (_, index) => (
              <FadeSkeleton key={index} block height={92} />
            ))}
          </div>
        ) : address.view === 'week' ? (
          <WeekAgenda {...agenda} from={address.period.from} appointments={shown.data} />
        ) : (
          <DayAgenda {...agenda} day={address.date} appointments={shown.data} />
        )}
      </div>
      <OpenedAppointment
        openedId={openedId}
        appointments={[...(shown.data ?? []), ...(current.data ?? [])]}
        changes={changes}
        onClose={close}
      />
      <StatusDialogs changes={changes} />
    </>
  )
}
