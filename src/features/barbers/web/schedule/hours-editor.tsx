import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Checkbox.layer.css'
import { Checkbox } from '@mantine/core'
import type { FormErrors } from '@mantine/form'
import type { ReactNode } from 'react'

import { weekdayNames } from '#shared/italian-dates.ts'
import { FieldFault } from '#ui/forms/field-fault.tsx'
import { Switch } from '#ui/forms/switch.tsx'
import { TimeSpan } from '#ui/forms/time-span.tsx'

import { scheduleTexts as texts } from '../../barbers-screens.it.ts'
import type { WorkingDay } from '../../barbers.contract.ts'
import { type adminPause, dayFault, withPause, withWorking } from '../../working-hours.rules.ts'
import { OutsideOpening } from './outside-opening.tsx'

import styles from './hours-editor.module.css'

type Props = {
  form: {
    getValues: () => { workingHours: WorkingDay[] }
    errors: FormErrors
    change: (name: 'workingHours', days: WorkingDay[]) => void
  }
  pause: typeof adminPause
}

export function HoursEditor({ form, pause }: Props) {
  const { workingHours: days } = form.getValues()
  const change = (next: WorkingDay) =>
    form.change(
      'workingHours',
      days.map((day) => (day.day === next.day ? next : day)),
    )
  return (
    <>
      <div className={styles['frame']}>
        <div className={styles['week']}>
          {days.map((day, index) => (
            <DayRow
              key={day.day}
              day={day}
              pause={pause}
              error={form.errors[`workingHours.${index}`]}
              onChange={change}
            />
          ))}
        </div>
      </div>
      <OutsideOpening days={days} />
    </>
  )
}

type RowProps = {
  day: WorkingDay
  pause: Props['pause']
  error: ReactNode
  onChange: (day: WorkingDay) => void
}

function DayRow({ day, pause, error, onChange }: RowProps) {
  const fault = error ? dayFault(day) : null
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
            hasFault={fault === 'times' || fault === 'order'}
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
              hasFault={fault?.startsWith('pause') ?? false}
              onChange={({ start, end }) => onChange({ ...day, breakStart: start, breakEnd: end })}
            />
          )}
        </>
      ) : (
        <p className={styles['off']}>{texts.dayOff}</p>
      )}
      {error && <FieldFault className={styles['fault']}>{error}</FieldFault>}
    </div>
  )
}
