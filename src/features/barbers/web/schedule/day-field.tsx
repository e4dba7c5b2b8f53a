import '@mantine/core/styles/Input.layer.css'
import '@mantine/core/styles/Popover.layer.css'
import '@mantine/dates/styles.layer.css'
import 'dayjs/locale/it-ch'
import { DateInput } from '@mantine/dates'
import { IconCalendar } from '@tabler/icons-react'

import { type Day, isDay } from '#shared/calendar-time.ts'

import { scheduleTexts } from '../../barbers-screens.it.ts'

import styles from './day-field.module.css'

const { calendar } = scheduleTexts

type Props = {
  label: string
  day: Day
  /** First day in the calendar; validation handles earlier typed days. */
  from: Day | undefined
  hasFault: boolean
  onChange: (day: Day) => void
}

export function DayField({ label, day, from, hasFault, onChange }: Props) {
  return (
    <DateInput
      size="sm"
      label={label}
      locale="it-ch"
      firstDayOfWeek={1}
      valueFormat="DD.MM.YYYY"
      placeholder={calendar.placeholder}
      value={isDay(day) ? day : null}
      getDayProps={(date) => ({ disabled: from !== undefined && date < from })}
      error={hasFault}
      leftSection={<IconCalendar size={18} stroke={1.75} aria-hidden />}
      leftSectionPointerEvents="none"
      // Opens above, because errors and the save bar are below.
      popoverProps={{ position: 'top-start', classNames: { dropdown: styles['calendar'] ?? '' } }}
      ariaLabels={calendar.labels}
      dateParser={typedDay}
      onChange={(value) => onChange(value ?? '')}
    />
  )
}

/** Parses '31.12.2026', '31/12/26' or '31 12 2026'. */
function typedDay(text: string): Day | null {
  const [, day = '', month = '', year = ''] =
    /^(\d{1,2})[./\s-](\d{1,2})[./\s-](\d{2}|\d{4})$/.exec(text.trim()) ?? []
  const typed = `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isDay(typed) ? typed : null
}
