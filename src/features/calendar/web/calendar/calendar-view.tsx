import { useMediaQuery } from '@mantine/hooks'
import { IconCalendarOff } from '@tabler/icons-react'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'

import type { ShopNow } from '#features/settings/shop-now.rules.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { FadeSkeleton } from '#ui/feedback/fade-skeleton.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { messageOf } from '#ui/http/http-client.ts'

import type { HeldSlot, MonthEntry, StaffAppointment } from '../../calendar.contract.ts'
import { calendarTexts } from '../../calendar.it.ts'
import { columnsOf } from '../day-grid/columns.ts'
import { DayColumns, type FreeTime } from '../day-grid/day-columns.tsx'
import type { StaffBarber } from '../staff/staff-barber.ts'
import { type CalendarCriteria, holdsQuery } from '../staff/staff-queries.ts'
import type { StatusChanges } from '../staff/use-status-changes.ts'
import type { CalendarAddress } from './calendar-address.ts'
import { daysOf } from './calendar-period.ts'
import { DayList } from './day-list.tsx'
import { MonthGrid } from './month-grid.tsx'
import { WeekColumns } from './week-columns.tsx'
import { WeekList } from './week-list.tsx'

type Props = {
  address: CalendarAddress
  criteria: CalendarCriteria
  appointments: UseQueryResult<StaffAppointment[]>
  month: UseQueryResult<MonthEntry[]>
  barbers: UseQueryResult<StaffBarber[]>
  now: ShopNow
  changes: StatusChanges
  selectedId: string | null
  onOpen: (appointment: StaffAppointment) => void
  onShow: (change: Partial<CalendarAddress>) => void
  onBook: (free: FreeTime) => void
}

export function CalendarView(props: Props) {
  const { address, appointments, month, barbers } = props
  const isMonth = address.view === 'month'
  const failed = [isMonth ? month : appointments, barbers].find(({ isError, data }) => isError && !data)
  if (failed) {
    const reason = messageOf(failed.error, calendarTexts.unknownError)
    return (
      <Notice kind="error" message={calendarTexts.loadFailed(reason)} onRetry={() => void failed.refetch()} />
    )
  }
  if (isMonth && month.data && barbers.data)
    return <MonthView {...props} entries={month.data} barbers={barbers.data} />
  if (isMonth || !appointments.data || !barbers.data) return <FadeSkeleton block height={640} />
  return <LoadedView {...props} appointments={appointments.data} barbers={barbers.data} />
}

type MonthProps = Pick<Props, 'address' | 'criteria' | 'now' | 'onShow'> & {
  entries: readonly MonthEntry[]
  barbers: readonly StaffBarber[]
}

function MonthView({ address: { barberId, date }, criteria, entries, barbers, now, onShow }: MonthProps) {
  return (
    <>
      {entries.length === 0 && <EmptyLine barberId={barberId} />}
      <MonthGrid
        period={criteria}
        entries={entries}
        barbers={barbers.filter(({ _id }) => barberId === null || _id === barberId)}
        today={now.day}
        date={date}
        onOpenDay={(day) => onShow({ view: 'day', date: day })}
      />
    </>
  )
}

type LoadedProps = Omit<Props, 'appointments' | 'month' | 'barbers'> & {
  appointments: readonly StaffAppointment[]
  barbers: readonly StaffBarber[]
}

function LoadedView(props: LoadedProps) {
  const { address, criteria, appointments, barbers, now, changes, onOpen, onShow } = props
  const isPhone = useMediaQuery('(max-width: 700px)', false, { getInitialValueInEffect: false })
  const hasNoRoomForWeek = useMediaQuery('(max-width: 1000px)', false, { getInitialValueInEffect: false })
  const { data: held = noHolds } = useQuery({ ...holdsQuery(criteria), enabled: address.view === 'day' })
  const holds = held.filter(({ barber }) => address.barberId === null || barber._id === address.barberId)
  const openDay = (date: string) => onShow({ view: 'day', date })
  const isEmpty = appointments.length === 0
  const isList = isPhone || (address.view === 'day' && address.layout === 'list')
  const hasColumns = columnsOf(barbers, appointments, criteria.from, address.barberId).length > 0
  if (!isList && address.view === 'day' && hasColumns) {
    return (
      <>
        {isEmpty && <EmptyLine barberId={address.barberId} />}
        <DayColumns {...props} />
      </>
    )
  }
  if (isEmpty && holds.length === 0) return <Nothing barberId={address.barberId} />
  if (address.view === 'day') {
    const minutes = address.date === now.day ? now.minutes : undefined
    return (
      <DayList
        appointments={appointments}
        holds={holds}
        barbers={barbers}
        changes={changes}
        onOpen={onOpen}
        now={minutes}
      />
    )
  }
  if (hasNoRoomForWeek) return <WeekList appointments={appointments} changes={changes} onOpen={onOpen} />
  return (
    <WeekColumns
      days={daysOf(criteria)}
      appointments={appointments}
      today={now.day}
      changes={changes}
      onOpen={onOpen}
      onOpenDay={openDay}
    />
  )
}

const noHolds: readonly HeldSlot[] = []

type EmptyProps = { barberId: string | null }

const emptyText = ({ barberId }: EmptyProps) =>
  barberId === null ? calendarTexts.empty : calendarTexts.emptyForBarber

const EmptyLine = (props: EmptyProps) => <p className="dim">{emptyText(props)}</p>

function Nothing(props: EmptyProps) {
  return (
    <EmptyState
      icon={<IconCalendarOff size={28} stroke={1.75} />}
      title={emptyText(props)}
      text={calendarTexts.emptyHint}
    />
  )
}
