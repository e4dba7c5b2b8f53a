import { IconBeach, IconCoffee, IconMoonStars } from '@tabler/icons-react'
import { memo, type ReactNode } from 'react'

import type { Interval } from '#features/availability/slots.rules.ts'
import { minutesToTime } from '#shared/calendar-time.ts'

import type { StaffAppointment } from '../../calendar.contract.ts'
import { gridTexts } from '../../calendar.it.ts'
import { barberName } from '../staff/barber-name.ts'
import { CalendarCard } from './calendar-card.tsx'
import type { Column } from './columns.ts'
import { hourHeight, topOf } from './grid-scale.ts'
import type { Lane } from './lanes.ts'

import styles from './barber-column.module.css'

type Props = {
  column: Column
  span: Interval
  gaps: readonly Interval[]
  selectedId: string | null
  onOpen: (appointment: StaffAppointment) => void
  /** @param start minutes of the day */
  onBook: (barberId: string, start: number) => void
}

export const BarberColumn = memo(function BarberColumn(props: Props) {
  const { column, span, gaps, selectedId, onOpen, onBook } = props
  const name = barberName(column.barber)
  return (
    <div className={styles['column']} data-barber-id={column.barber._id} role="group" aria-label={name}>
      <Background column={column} span={span} />
      {column.held.map(({ hold, interval, lane }) => (
        <Band
          key={hold._id}
          interval={interval}
          span={span}
          kind="away"
          label={gridTexts.held[hold.heldFor]}
          place={lane.width === 1 ? undefined : acrossOf(lane)}
        />
      ))}
      {column.placed.map((placed) => (
        <CalendarCard
          key={placed.appointment._id}
          appointment={placed.appointment}
          lines={linesFor(placed.appointment.duration)}
          isSelected={placed.appointment._id === selectedId}
          onOpen={onOpen}
          style={{ ...boxOf(placed.interval, span), ...acrossOf(placed.lane), position: 'absolute' }}
        />
      ))}
      {gaps.map((gap) => (
        <button
          key={gap.start}
          type="button"
          className={styles['gap']}
          data-stop=""
          tabIndex={-1}
          aria-label={gridTexts.freeAt(minutesToTime(gap.start), name)}
          style={boxOf(gap, span)}
          onClick={() => onBook(column.barber._id, gap.start)}
        >
          {gridTexts.free(minutesToTime(gap.start))}
        </button>
      ))}
    </div>
  )
})

function Background({ column: { presence, hours }, span }: Pick<Props, 'column' | 'span'>) {
  if (presence === 'left')
    return <Band interval={span} span={span} kind="closed" label={gridTexts.absences.left} />
  if (!hours) {
    const label = (
      <>
        <IconMoonStars size={14} stroke={1.75} aria-hidden />
        {gridTexts.absences.closed}
      </>
    )
    return <Band interval={span} span={span} kind="closed" label={label} />
  }
  const isAway = presence === 'vacation'
  return (
    <>
      <Band interval={{ start: span.start, end: hours.start }} span={span} kind="closed" />
      <Band interval={{ start: hours.end, end: span.end }} span={span} kind="closed" />
      {isAway ? (
        <Band
          interval={hours}
          span={span}
          kind="away"
          label={
            <>
              <IconBeach size={14} stroke={1.75} aria-hidden />
              {gridTexts.absences.vacation}
            </>
          }
        />
      ) : (
        hours.pause && (
          <Band
            interval={hours.pause}
            span={span}
            kind="away"
            label={
              <>
                <IconCoffee size={14} stroke={1.75} aria-hidden />
                {gridTexts.pause}
              </>
            }
          />
        )
      )}
    </>
  )
}

type BandProps = {
  interval: Interval
  span: Interval
  kind: 'closed' | 'away'
  label?: ReactNode
  place?: { left: string; width: string } | undefined
}

function Band({ interval, span, kind, label, place }: BandProps) {
  if (interval.end <= interval.start) return null
  return (
    <div
      className={styles['band']}
      data-kind={kind}
      style={{ top: topOf(interval.start, span), height: heightOf(interval), ...place }}
    >
      {label && <span>{label}</span>}
    </div>
  )
}

const heightOf = ({ start, end }: Interval) => ((end - start) / 60) * hourHeight

/** 3 px shorter than its time, to separate neighbours. */
const boxOf = (interval: Interval, span: Interval) => ({
  top: topOf(interval.start, span),
  height: heightOf(interval) - 3,
})

const acrossOf = ({ left, width }: Lane) => ({
  left: `calc(4px + (100% - 8px) * ${left})`,
  width: `calc((100% - 8px) * ${width}${width === 1 ? '' : ' - 2px'})`,
})

function linesFor(duration: number): 1 | 2 | 3 {
  if (duration < 30) return 1
  return duration < 45 ? 2 : 3
}
