import { Button } from '@mantine/core'
import { IconCalendarOff } from '@tabler/icons-react'
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'

import { occupiesSlot } from '#features/appointments/appointment-statuses.rules.ts'
import { ownAppointmentsTexts } from '#features/appointments/appointments-screens.it.ts'
import type { AppointmentView } from '#features/appointments/appointments.contract.ts'
import { hasStarted, editabilityOf } from '#features/appointments/web/editability.ts'
import { reloadPayments } from '#features/payments/web/history-key.ts'
import { usePublicSettings } from '#features/settings/web/use-public-settings.ts'
import { instantToWallClock, minutesToTime } from '#shared/calendar-time.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { FadeSkeleton } from '#ui/feedback/fade-skeleton.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { toasts } from '#ui/feedback/toasts.ts'
import { useIsOffline } from '#ui/http/connection.ts'
import { ConnectionError } from '#ui/http/http-client.ts'

import { lastSeenAppointmentsQuery, myAppointmentsQuery } from '../appointment-queries.ts'
import { ClientAppointment, headingIdOf } from './client-appointment.tsx'

import styles from './my-appointments.module.css'

/** @param canBook false while the salon takes no new bookings */
export function MyAppointments({ canBook }: { canBook: boolean }) {
  const client = useQueryClient()
  const appointments = useInfiniteQuery(myAppointmentsQuery)
  const watch = useFocusOnCancelled(appointments.data?.pages.flat())
  const isOffline = useIsOffline()
  if (appointments.isError && !appointments.data) {
    return (
      <LastSeen
        isWanted={appointments.error instanceof ConnectionError}
        otherwise={
          <Notice
            kind="error"
            message={ownAppointmentsTexts.loadFailed}
            onRetry={() => void appointments.refetch()}
          />
        }
      />
    )
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
        title={ownAppointmentsTexts.empty}
        text={ownAppointmentsTexts.emptyHint}
      />
    )
  }
  const reload = async (id: string) => {
    watch(id)
    // The change may include a payment or a refund.
    void reloadPayments(client)
    const { isError } = await appointments.refetch()
    if (isError) toasts.error(ownAppointmentsTexts.reloadFailed)
  }
  return (
    <>
      {isOffline && <AsOf at={new Date(appointments.dataUpdatedAt)} />}
      <Lists
        appointments={known}
        asOf={new Date(appointments.dataUpdatedAt)}
        isReadOnly={isOffline}
        canBook={canBook}
        onChanged={(id) => void reload(id)}
      />
      {appointments.hasNextPage && (
        <Button
          variant="outline"
          className={styles['more'] ?? ''}
          onClick={() => void appointments.fetchNextPage()}
        >
          {ownAppointmentsTexts.more}
        </Button>
      )}
    </>
  )
}

function LastSeen({ isWanted: isEnabled, otherwise }: { isWanted: boolean; otherwise: ReactNode }) {
  const seen = useQuery({ ...lastSeenAppointmentsQuery, enabled: isEnabled })
  if (!seen.data) return isEnabled && seen.isPending ? null : otherwise
  const { at, appointments } = seen.data
  return (
    <>
      <AsOf at={at} />
      {appointments.length === 0 ? (
        <p>{ownAppointmentsTexts.empty}</p>
      ) : (
        <Lists
          appointments={appointments}
          asOf={new Date(seen.dataUpdatedAt)}
          isReadOnly
          canBook={false}
          onChanged={() => undefined}
        />
      )}
    </>
  )
}

function AsOf({ at }: { at: Date }) {
  const { timeZone } = usePublicSettings()
  const { day, minutes } = instantToWallClock(at, timeZone)
  return <Notice role="status" message={ownAppointmentsTexts.asOf(minutesToTime(minutes), day)} />
}

/** Focuses the heading of a cancelled appointment, since its button disappears when it moves to the other list. */
function useFocusOnCancelled(appointments: readonly AppointmentView[] | undefined) {
  const changedId = useRef<string | null>(null)
  useEffect(() => {
    const changed = appointments?.find(({ _id }) => _id === changedId.current)
    if (!changed || occupiesSlot(changed)) return
    changedId.current = null
    document.getElementById(headingIdOf(changed._id))?.focus()
  }, [appointments])
  return (id: string) => {
    changedId.current = id
  }
}

type ListsProps = {
  appointments: readonly AppointmentView[]
  asOf: Date
  isReadOnly: boolean
  canBook: boolean
  onChanged: (id: string) => void
}

function Lists({ appointments, asOf, isReadOnly, canBook, onChanged }: ListsProps) {
  const { phone, timeZone } = usePublicSettings()
  const isPast = (appointment: AppointmentView) => hasStarted(appointment, asOf, timeZone)
  const isAhead = (appointment: AppointmentView) => !isPast(appointment) && occupiesSlot(appointment)
  const upcoming = appointments.filter(isAhead)
  const over = appointments
    .filter((appointment) => !isAhead(appointment))
    .toSorted((one, other) => startOf(other).localeCompare(startOf(one)))
  const parts = [
    { name: ownAppointmentsTexts.upcoming, items: upcoming },
    {
      name: over.every(isPast) ? ownAppointmentsTexts.past : ownAppointmentsTexts.pastAndCancelled,
      items: over,
    },
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
                editability={editabilityOf(appointment, asOf, timeZone)}
                phone={phone}
                isReadOnly={isReadOnly}
                canBook={canBook}
                onChanged={() => onChanged(appointment._id)}
              />
            </li>
          ))}
        </ul>
      </section>
    ))
}

function startOf({ date, time }: AppointmentView): string {
  return `${date} ${time}`
}
