import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'

import type { AppointmentStatus } from '#features/appointments/appointment-statuses.rules.ts'
import type { Day } from '#shared/calendar-time.ts'
import { Segments } from '#ui/forms/segments.tsx'

import { calendarViews } from '../calendar.contract.ts'
import { calendarTexts } from '../calendar.it.ts'
import { BarberFilter } from './barber-filter.tsx'
import type { CalendarAddress } from './calendar/calendar-address.ts'
import { stepFrom } from './calendar/calendar-period.ts'
import { DateButton } from './date-button.tsx'
import type { StaffBarber } from './staff/staff-barber.ts'
import type { CalendarCriteria } from './staff/staff-queries.ts'

import styles from './toolbar.module.css'

type Props = {
  address: CalendarAddress
  criteria: CalendarCriteria
  today: Day
  barbers: readonly StaffBarber[]
  appointments: readonly { status: AppointmentStatus }[] | undefined
  onShow: (change: Partial<CalendarAddress>) => void
}

export function Toolbar({ address, criteria, today, barbers, appointments, onShow }: Props) {
  const { view, date, barberId, layout } = address
  const total = appointments?.length ?? 0
  const confirmed = appointments?.filter(({ status }) => status === 'confirmed').length ?? 0
  const go = (direction: -1 | 1) => onShow({ date: stepFrom(view, date, direction) })
  const arrow = { type: 'button', className: `button ${styles['square']}` } as const
  const look = { 'data-variant': 'outline', 'data-size': 'sm' }
  return (
    <div className={styles['toolbar']}>
      <Segments
        label={calendarTexts.view}
        choices={calendarTexts.views}
        chosen={view}
        onChoose={(chosen) => onShow({ view: calendarViews.find((known) => known === chosen) ?? view })}
        className={styles['views']}
      />
      {view === 'day' && (
        <Segments
          label={calendarTexts.layout}
          choices={calendarTexts.layouts}
          chosen={layout}
          onChoose={(chosen) => onShow({ layout: chosen })}
          className={styles['layouts']}
        />
      )}
      <div className={styles['period']}>
        <button {...arrow} {...look} aria-label={calendarTexts.previous[view]} onClick={() => go(-1)}>
          <IconChevronLeft size={18} stroke={1.75} aria-hidden />
        </button>
        <DateButton
          key={date}
          label={calendarTexts.period[view](criteria.from, criteria.to)}
          date={date}
          onChoose={(chosen) => onShow({ date: chosen })}
          className={styles['date']}
        />
        <button {...arrow} {...look} aria-label={calendarTexts.next[view]} onClick={() => go(1)}>
          <IconChevronRight size={18} stroke={1.75} aria-hidden />
        </button>
      </div>
      <button
        type="button"
        className={`button ${styles['today']}`}
        data-variant="subtle"
        data-size="sm"
        onClick={() => onShow({ date: today })}
      >
        {calendarTexts.today}
      </button>
      <p className={`num ${styles['count']}`} role="status">
        {appointments && calendarTexts.count(total, confirmed)}
      </p>
      <BarberFilter
        barbers={barbers}
        chosenId={barberId}
        onChoose={(chosen) => onShow({ barberId: chosen })}
      />
    </div>
  )
}
