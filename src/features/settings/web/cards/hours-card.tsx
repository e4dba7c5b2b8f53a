import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Checkbox.layer.css'
import { Checkbox } from '@mantine/core'
import { type ReactNode, useState } from 'react'

import { type Weekday, weekdays } from '#shared/calendar-time.ts'
import { weekdayNames } from '#shared/italian-dates.ts'
import { FieldFault } from '#ui/forms/field-fault.tsx'
import { TimeSpan } from '#ui/forms/time-span.tsx'

import type { OpenHours } from '../../public-settings.contract.ts'
import { settingsCardTexts } from '../../settings-cards.it.ts'
import type { SettingsForm } from '../use-settings-form.ts'
import { SettingsCard } from './settings-card.tsx'

import styles from './hours-card.module.css'

const { hours: words } = settingsCardTexts

const usualHours: OpenHours = { opens: '09:00', closes: '18:00' }

type Props = {
  form: SettingsForm
  name: 'openingHours' | 'contactHours'
}

export function HoursCard({ form, name }: Props) {
  const week = form.getValues()[name]
  return (
    <SettingsCard {...words[name]}>
      <div>
        {weekdays.map((day) => (
          <DayRow
            key={day}
            day={day}
            hours={week[day]}
            error={form.errors[`${name}.${day}`]}
            onChange={(hours) => form.change(name, { ...week, [day]: hours })}
          />
        ))}
      </div>
    </SettingsCard>
  )
}

type RowProps = {
  day: Weekday
  hours: OpenHours | null
  error: ReactNode
  onChange: (hours: OpenHours | null) => void
}

function DayRow({ day, hours, error, onChange }: RowProps) {
  // Remember the hours, so that a day closed by mistake gets them back.
  const [lastOpen, setLastOpen] = useState(hours ?? usualHours)
  const name = weekdayNames[day]
  const toggle = (isOpen: boolean) => {
    if (hours) setLastOpen(hours)
    onChange(isOpen ? lastOpen : null)
  }
  return (
    <div role="group" aria-label={name} className={styles['day']}>
      <Checkbox
        label={name}
        checked={hours !== null}
        onChange={(event) => toggle(event.currentTarget.checked)}
      />
      {hours ? (
        <TimeSpan
          start={hours.opens}
          end={hours.closes}
          startLabel={words.opens(name)}
          endLabel={words.closes(name)}
          hasFault={Boolean(error)}
          onChange={({ start, end }) => onChange({ opens: start, closes: end })}
        />
      ) : (
        <p className="dim">{words.closed}</p>
      )}
      {error && <FieldFault className={styles['fault']}>{error}</FieldFault>}
    </div>
  )
}
