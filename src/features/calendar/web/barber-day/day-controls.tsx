import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'

import { dayNames } from '#shared/italian-dates.ts'
import { Segments } from '#ui/forms/segments.tsx'

import { barberDayTexts as texts } from '../../barber-day.it.ts'
import { calendarTexts } from '../../calendar.it.ts'
import { DateButton } from '../date-button.tsx'
import type { DayAddress, DayView } from './use-day-address.ts'

import styles from './barber-day.module.css'

export function DayControls({ address }: { address: DayAddress }) {
  const { view, date, period, show, step } = address
  return (
    <div className={styles['controls']}>
      <Segments
        label={texts.view}
        choices={texts.views satisfies Record<DayView, string>}
        chosen={view}
        onChoose={(chosen) => show({ view: chosen })}
        className={styles['segments']}
      />
      {view === 'today' ? (
        <p
          className={styles['shown']}
        >{`${dayNames.weekdayShort(date).toLowerCase()} ${dayNames.short(date)}`}</p>
      ) : (
        <div className={styles['steps']}>
          <StepButton label={texts.previous[view]} Icon={IconChevronLeft} onClick={() => step(-1)} />
          <DateButton
            label={view === 'week' ? calendarTexts.period.week(period.from, period.to) : dayNames.long(date)}
            date={date}
            onChoose={(chosen) => show({ date: chosen })}
            className={styles['date']}
          />
          <StepButton label={texts.next[view]} Icon={IconChevronRight} onClick={() => step(1)} />
        </div>
      )}
    </div>
  )
}

type StepProps = { label: string; Icon: typeof IconChevronLeft; onClick: () => void }

function StepButton({ label, Icon, onClick }: StepProps) {
  return (
    <button
      type="button"
      className={`button ${styles['step']}`}
      data-variant="outline"
      data-size="sm"
      aria-label={label}
      onClick={onClick}
    >
      <Icon size={18} stroke={1.75} aria-hidden />
    </button>
  )
}
