import '@mantine/core/styles/Popover.layer.css'
import '@mantine/dates/styles.layer.css'
import 'dayjs/locale/it-ch'
import { Popover } from '@mantine/core'
import { DatePicker } from '@mantine/dates'
import { IconCalendar } from '@tabler/icons-react'
import { useState } from 'react'

import type { Day } from '#shared/calendar-time.ts'
import { useOpenWindow } from '#ui/overlays/open-windows.ts'

import { calendarTexts } from '../calendar.it.ts'

import styles from './date-button.module.css'

type Props = {
  label: string
  date: Day
  onChoose: (date: Day) => void
  className?: string | undefined
}

export function DateButton({ label, date, onChoose, className = '' }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Popover opened={isOpen} onChange={setIsOpen} position="bottom" trapFocus returnFocus withRoles={false}>
      <Popover.Target>
        <button
          type="button"
          className={`button ${className}`}
          data-variant="outline"
          data-size="sm"
          aria-label={calendarTexts.chooseDate(label)}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => setIsOpen((before) => !before)}
        >
          <IconCalendar size={18} stroke={1.75} aria-hidden />
          <span className="num">{label}</span>
        </button>
      </Popover.Target>
      <Popover.Dropdown
        role="dialog"
        aria-label={calendarTexts.chooseDate(label)}
        className={styles['dropdown'] ?? ''}
      >
        <Month date={date} onChoose={onChoose} onClose={() => setIsOpen(false)} />
      </Popover.Dropdown>
    </Popover>
  )
}

type MonthProps = Pick<Props, 'date' | 'onChoose'> & { onClose: () => void }

function Month({ date, onChoose, onClose }: MonthProps) {
  useOpenWindow(onClose)
  return (
    <DatePicker
      locale="it-ch"
      firstDayOfWeek={1}
      defaultDate={date}
      value={date}
      size="md"
      onChange={(chosen) => {
        if (chosen) onChoose(chosen)
        onClose()
      }}
      ariaLabels={ariaLabels}
    />
  )
}

const { picker } = calendarTexts
const ariaLabels = {
  nextMonth: picker.nextMonth,
  previousMonth: picker.previousMonth,
  nextYear: picker.nextYear,
  previousYear: picker.previousYear,
  nextDecade: picker.nextDecade,
  previousDecade: picker.previousDecade,
}
