import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useCallback, useId, useMemo, useRef } from 'react'

import { startedMinutesOf } from '#features/availability/slots.rules.ts'
import { activeServicesQuery } from '#features/services/web/active-services-query.ts'
import { isInWindow, type ShopNow } from '#features/settings/shop-now.rules.ts'
import { usePublicSettings } from '#features/settings/web/use-public-settings.ts'
import { type Day, minutesToTime, skippedMinutes, type TimeOfDay } from '#shared/calendar-time.ts'

import type { StaffAppointment } from '../../calendar.contract.ts'
import { gridTexts } from '../../calendar.it.ts'
import { DropDialogs } from '../moving/drop-dialogs.tsx'
import { MoveAnnouncement } from '../moving/move-announcement.tsx'
import { MoveGhost } from '../moving/move-ghost.tsx'
import { moveByKey } from '../moving/move-keys.ts'
import { useDrop } from '../moving/use-drop.ts'
import { useMoves } from '../moving/use-moves.ts'
import type { StaffBarber } from '../staff/staff-barber.ts'
import { type CalendarCriteria, holdsQuery } from '../staff/staff-queries.ts'
import { BarberColumn } from './barber-column.tsx'
import { barberDayOf } from './barber-day.ts'
import { ColumnHead } from './column-head.tsx'
import { columnsOf, spanOfColumns } from './columns.ts'
import { freeGaps } from './free-gaps.ts'
import { gridHeight } from './grid-scale.ts'
import { NowLine } from './now-line.tsx'
import { TimeScale } from './time-scale.tsx'
import { useGridFocus } from './use-grid-focus.ts'

import styles from './day-columns.module.css'

export type FreeTime = { barberId: string; day: Day; time: TimeOfDay }

type Props = {
  criteria: CalendarCriteria
  barbers: readonly StaffBarber[]
  appointments: readonly StaffAppointment[]
  now: ShopNow
  selectedId: string | null
  onOpen: (appointment: StaffAppointment) => void
  onBook: (free: FreeTime) => void
}

const noServices: never[] = []
const noHolds: never[] = []

const maxColumns = 6

export function DayColumns({ criteria, barbers, appointments, now, selectedId, onOpen, onBook }: Props) {
  const day = criteria.from
  const hintId = useId()
  const gridRef = useRef<HTMLDivElement>(null)
  const { data: holds = noHolds } = useQuery(holdsQuery(criteria))
  const columns = useMemo(
    () => columnsOf(barbers, appointments, day, criteria.barberId, holds),
    [barbers, appointments, day, criteria.barberId, holds],
  )
  const span = useMemo(() => spanOfColumns(columns), [columns])
  const startedMinutes = startedMinutesOf(now, day)
  const { timeZone } = usePublicSettings()
  const skipped = useMemo(() => skippedMinutes(day, timeZone), [day, timeZone])
  const isBookable = isInWindow(now, day)
  const gaps = useMemo(
    () =>
      columns.map(({ barber, presence }) =>
        isBookable && presence === 'working'
          ? freeGaps({ ...barberDayOf(barber, day, [...appointments, ...holds]), skipped }, startedMinutes)
          : [],
      ),
    [columns, day, appointments, holds, startedMinutes, isBookable, skipped],
  )
  const { data: services = noServices } = useQuery(activeServicesQuery())
  const drop = useDrop(criteria)
  const moves = useMoves(gridRef, {
    day,
    columns,
    appointments,
    holds,
    services,
    span,
    now,
    skipped,
    onDrop: drop.ask,
  })
  const focus = useGridFocus(gridRef)
  const book = useCallback(
    (barberId: string, start: number) => onBook({ barberId, day, time: minutesToTime(start) }),
    [onBook, day],
  )

  const settle = () => moves.store.write(null)
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (!moveByKey(event, moves.handle)) focus.onKeyDown(event)
  }
  const isWide = columns.length > maxColumns
  return (
    <section
      className={styles['calendar']}
      data-scrolls={isWide}
      style={{ ['--columns' as string]: columns.length }}
      aria-label={gridTexts.label}
    >
      <p id={hintId} className="vh">
        {gridTexts.hint}
      </p>
      <div className={styles['heads']}>
        <div />
        {columns.map((column) => (
          <ColumnHead key={column.barber._id} column={column} />
        ))}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys lead between the buttons inside */}
      <div
        ref={gridRef}
        className={styles['grid']}
        style={{ height: gridHeight(span) }}
        role="group"
        aria-label={gridTexts.label}
        aria-describedby={hintId}
        onFocus={focus.onFocus}
        onKeyDown={onKeyDown}
        onBlur={(event) => {
          const isByKeys = moves.store.read()?.by === 'keys' && !moves.store.read()?.isDropped
          if (isByKeys && !event.currentTarget.contains(event.relatedTarget)) settle()
        }}
      >
        <TimeScale span={span} />
        {columns.map((column, index) => (
          <BarberColumn
            key={column.barber._id}
            column={column}
            span={span}
            gaps={gaps[index] ?? []}
            selectedId={selectedId}
            onOpen={onOpen}
            onBook={book}
          />
        ))}
        {now.day === day && <NowLine minutes={now.minutes} span={span} />}
        <MoveGhost store={moves.store} columns={columns} span={span} />
      </div>
      <MoveAnnouncement store={moves.store} />
      <DropDialogs drop={drop} onSettled={settle} />
    </section>
  )
}
