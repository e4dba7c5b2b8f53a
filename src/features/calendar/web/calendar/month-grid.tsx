import { type KeyboardEvent, useMemo, useRef } from 'react'

import { statusTable, isCounted } from '#features/appointments/appointment-statuses.rules.ts'
import { addDays, type Day, weekdays } from '#shared/calendar-time.ts'
import { clockTime, dayNames } from '#shared/italian-dates.ts'

import type { MonthEntry } from '../../calendar.contract.ts'
import { monthTexts, namelessTexts } from '../../calendar.it.ts'
import type { StaffBarber } from '../staff/staff-barber.ts'
import { daysOf, type Period, weeksOf } from './calendar-period.ts'
import { type MonthDay, monthDays } from './month-days.ts'

import styles from './month-grid.module.css'

type Props = {
  period: Period
  entries: readonly MonthEntry[]
  barbers: readonly StaffBarber[]
  today: Day
  date: Day
  onOpenDay: (day: Day) => void
}

const shown = 3

const keySteps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }

export function MonthGrid({ period, entries, barbers, today, date, onOpenDay }: Props) {
  const tableRef = useRef<HTMLTableElement>(null)
  const days = useMemo(() => monthDays(daysOf(period), entries, barbers), [period, entries, barbers])
  const weeks = weeksOf(period)
  const monday = weeks[1]?.[0] ?? period.from
  const move = (event: KeyboardEvent, day: Day) => {
    const step = keySteps[event.key]
    if (step === undefined) return
    event.preventDefault()
    tableRef.current?.querySelector<HTMLElement>(`[data-day="${addDays(day, step)}"]`)?.focus()
  }
  return (
    <table
      ref={tableRef}
      className={styles['month']}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a table of widgets is a grid
      role="grid"
      aria-label={monthTexts.label(dayNames.month(period.from))}
    >
      <thead>
        <tr>
          {weekdays.map((weekday, index) => (
            <th key={weekday} scope="col" abbr={dayNames.weekday(addDays(monday, index))}>
              {dayNames.weekdayShort(addDays(monday, index))}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week.find((day) => day !== null)}>
            {week.map((day, index) => {
              const own = day === null ? undefined : days.get(day)
              if (!own)
                return (
                  <td key={weekdays[index]} className={styles['outside']} aria-label={monthTexts.outside} />
                )
              return (
                <td key={own.day} data-today={own.day === today}>
                  <MonthCell
                    own={own}
                    isTabStop={own.day === date}
                    onOpen={() => onOpenDay(own.day)}
                    onKeyDown={(event) => move(event, own.day)}
                  />
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type CellProps = {
  own: MonthDay
  isTabStop: boolean
  onOpen: () => void
  onKeyDown: (event: KeyboardEvent) => void
}

function MonthCell({ own: { day, entries, count, density }, isTabStop, onOpen, onKeyDown }: CellProps) {
  const live = entries.filter(isCounted)
  return (
    <button
      type="button"
      className={styles['day']}
      data-day={day}
      tabIndex={isTabStop ? 0 : -1}
      onClick={onOpen}
      onKeyDown={onKeyDown}
    >
      <span className="vh">{monthTexts.day(day, count)}</span>
      <span className={styles['head']} aria-hidden="true">
        <b className="num">{dayNames.number(day)}</b>
        {count > 0 && <span className={`num ${styles['count']}`}>{count}</span>}
      </span>
      <i className={styles['load']} data-density={density} />
      {live.slice(0, shown).map(({ _id, status, time, customer }) => (
        <span key={_id} className={styles['line']} data-tone={statusTable[status].tone} aria-hidden="true">
          <span className="num">{clockTime(time)}</span> <span>{customer ?? namelessTexts.client}</span>
        </span>
      ))}
      {live.length > shown && (
        <span className={styles['more']} aria-hidden="true">
          {monthTexts.more(live.length - shown)}
        </span>
      )}
    </button>
  )
}
