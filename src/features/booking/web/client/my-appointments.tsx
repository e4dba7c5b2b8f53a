import { Button } from '@mantine/core'
import { IconCalendarOff } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'

import type { Appointment } from '#features/booking/booking.contract.ts'
import { appointmentTexts } from '#features/booking/booking-screens.it.ts'
import { useStudio } from '#features/studio/web/public.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorBlock } from '#ui/error-block.tsx'
import { FadeSkeleton } from '#ui/fade-skeleton.tsx'
import { toasts } from '#ui/toasts.ts'

import { hasStarted, standingOf } from '../appointment/standing.ts'
import { myAppointmentsQuery } from '../queries/appointment-queries.ts'
import { ClientAppointment } from './client-appointment.tsx'
import styles from './my-appointments.module.css'

/** A client's own appointments: what is ahead first, soonest on top. */
export function MyAppointments() {
  const appointments = useInfiniteQuery(myAppointmentsQuery)
  if (appointments.isError && !appointments.data) {
    return <ErrorBlock message={appointmentTexts.loadFailed} onRetry={() => void appointments.refetch()} />
  }
  if (!appointments.data) {
    return (
      <div className={styles['list']} aria-busy="true">
        <FadeSkeleton block height={140} />
        <FadeSkeleton block height={140} />
      </div>
    )
  }
  const known = appointments.data.pages.flat()
  if (known.length === 0) {
    return (
      <EmptyState
        icon={<IconCalendarOff size={28} stroke={1.75} />}
        title={appointmentTexts.empty}
        text={appointmentTexts.emptyHint}
      />
    )
  }
  const reload = async () => {
    const { isError } = await appointments.refetch()
    if (isError) toasts.error(appointmentTexts.reloadFailed)
  }
  return (
    <>
      <Lists
        appointments={known}
        asOf={new Date(appointments.dataUpdatedAt)}
        onChanged={() => void reload()}
      />
      {appointments.hasNextPage && (
        <Button
          variant="outline"
          className={styles['more'] ?? ''}
          onClick={() => void appointments.fetchNextPage()}
        >
          {appointmentTexts.more}
        </Button>
      )}
    </>
  )
}

type ListsProps = { appointments: readonly Appointment[]; asOf: Date; onChanged: () => void }

function Lists({ appointments, asOf, onChanged }: ListsProps) {
  const { phone, timeZone } = useStudio()
  const upcoming = appointments.filter((appointment) => !hasStarted(appointment, asOf, timeZone))
  const past = appointments.filter((appointment) => hasStarted(appointment, asOf, timeZone))
  const parts = [
    { name: appointmentTexts.upcoming, items: upcoming },
    { name: appointmentTexts.past, items: past },
  ]
  return parts
    .filter(({ items }) => items.length > 0)
    .map(({ name, items }) => (
      <section key={name} className={styles['part']} aria-label={name}>
        <h3 className="d4">{name}</h3>
        <ul className={styles['list']}>
          {items.map((appointment) => (
            <li key={appointment._id}>
              <ClientAppointment
                appointment={appointment}
                standing={standingOf(appointment, asOf, timeZone)}
                phone={phone}
                onChanged={onChanged}
              />
            </li>
          ))}
        </ul>
      </section>
    ))
}
