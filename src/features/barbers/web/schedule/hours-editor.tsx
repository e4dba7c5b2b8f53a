import '@mantine/core/styles/InlineInput.layer.css'
import { Checkbox } from '@mantine/core'

import '@mantine/core/styles/Checkbox.layer.css'
import type { Weekday } from '#shared/calendar-time.ts'
import { weekdayNames } from '#shared/italian-dates.ts'
import { Switch } from '#ui/forms/switch.tsx'

import { scheduleTexts as texts } from '../../barbers-screens.it.ts'
import type { WorkingDay } from '../../barbers.contract.ts'
import { type adminPause, type DayFault, withPause, withWorking } from '../../working-hours.rules.ts'
import { FieldFault } from '../components/field-fault.tsx'
import { TimeSpan } from './time-span.tsx'

import styles from './hours-editor.module.css'

type Props = {
  days: readonly WorkingDay[]
  /** What a break is when it is turned on here. */
  pause: typeof adminPause
  /** The sentence of each day that cannot be saved. */
  faults: ReadonlyMap<Weekday, { kind: DayFault; text: string }>
  onChange: (days: WorkingDay[]) => void
}

/** Seven days, each with its hours and at most one break. */
export function HoursEditor({ days, pause, faults, onChange }: Props) {
  const change = (next: WorkingDay) => onChange(days.map((day) => (day.day === next.day ? next : day)))
  return (
    <div className={styles['frame']}>
      <div className={styles['week']}>
        {days.map((day) => (
          <DayRow key={day.day} day={day} pause={pause} fault={faults.get(day.day)} onChange={change} />
        ))}
      </div>
    </div>
  )
}

type RowProps = {
  day: WorkingDay
  pause: Props['pause']
  fault: { kind: DayFault; text: string } | undefined
  onChange: (day: WorkingDay) => void
}

function DayRow({ day, pause, fault, onChange }: RowProps) {
  const name = weekdayNames[day.day]
  return (
    <div role="group" aria-label={name} className={styles['day']}>
      <Checkbox
        label={name}
        checked={day.isWorking}
        classNames={{ label: styles['name'] ?? '' }}
        onChange={(event) => onChange(withWorking(day, event.currentTarget.checked))}
      />
      {day.isWorking ? (
        <>
          <TimeSpan
            start={day.startTime}
            end={day.endTime}
            startLabel={texts.ofDay(texts.opens, name)}
            endLabel={texts.ofDay(texts.closes, name)}
            hasFault={fault?.kind === 'times' || fault?.kind === 'order'}
            onChange={({ start, end }) => onChange({ ...day, startTime: start, endTime: end })}
          />
          <Switch
            label={name}
            checked={day.hasBreak}
            onChange={(hasBreak) => onChange(withPause(day, hasBreak, pause))}
          >
            {texts.pause}
          </Switch>
          {day.hasBreak && (
            <TimeSpan
              start={day.breakStart ?? ''}
              end={day.breakEnd ?? ''}
              startLabel={texts.ofDay(texts.pauseStart, name)}
              endLabel={texts.ofDay(texts.pauseEnd, name)}
              hasFault={fault?.kind.startsWith('pause') ?? false}
              onChange={({ start, end }) => onChange({ ...day, breakStart: start, breakEnd: end })}
            />
          )}
        </>
      ) : (
        <p className={styles['off']}>{texts.dayOff}</p>
      )}
      {fault && <FieldFault className={styles['fault']}>{fault.text}</FieldFault>}
    </div>
  )
}
