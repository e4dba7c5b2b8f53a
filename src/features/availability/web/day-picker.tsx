import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useId, useRef } from 'react'

import { usePublicSettings } from '#features/settings/web/use-public-settings.ts'
import type { Day } from '#shared/calendar-time.ts'
import { dayNames } from '#shared/italian-dates.ts'
import { FadeSkeleton } from '#ui/feedback/fade-skeleton.tsx'
import { Notice } from '#ui/feedback/notice.tsx'

import type { BookableDay } from '../availability.contract.ts'
import { pickerTexts } from '../availability.it.ts'
import { PickerSection } from './picker-section.tsx'
import { DayStrip } from './picker/day-strip.tsx'

import styles from './picker/day-picker.module.css'

type Props = {
  days: readonly BookableDay[] | undefined
  hasFailed: boolean
  onRetry: () => void
  isReady: boolean
  chosen: Day | null
  onChoose: (day: Day) => void
}

export function DayPicker({ days, hasFailed, onRetry, isReady, chosen, onChoose }: Props) {
  const { bookingWindowDays } = usePublicSettings()
  const headingId = useId()
  const stripRef = useRef<HTMLDivElement>(null)
  const shown = chosen ?? days?.[0]?.date
  const scroll = (direction: -1 | 1) =>
    stripRef.current?.scrollBy({ left: direction * stripRef.current.clientWidth * 0.8, behavior: 'smooth' })
  return (
    <PickerSection
      headingId={headingId}
      heading={pickerTexts.day}
      aside={
        <div className={styles['month']}>
          <p className="dim">{isReady ? shown && dayNames.month(shown) : pickerTexts.serviceFirst}</p>
          {days && <ScrollButtons onScroll={scroll} />}
        </div>
      }
    >
      {hasFailed ? (
        <Notice kind="error" message={pickerTexts.errors.days} onRetry={onRetry} />
      ) : days ? (
        <DayStrip
          days={days}
          chosen={chosen}
          onChoose={onChoose}
          labelledBy={headingId}
          stripRef={stripRef}
        />
      ) : (
        <DaysPlaceholder isLoading={isReady} />
      )}
      <p className={styles['hint']}>{pickerTexts.loadHint(days ? days.length - 1 : bookingWindowDays)}</p>
    </PickerSection>
  )
}

/** For the mouse: fingers drag the strip, and the keyboard uses the arrow keys. */
function ScrollButtons({ onScroll }: { onScroll: (direction: -1 | 1) => void }) {
  return (
    <div className={styles['scroll']} aria-hidden="true">
      <button type="button" tabIndex={-1} onClick={() => onScroll(-1)}>
        <IconChevronLeft size={20} stroke={1.75} />
      </button>
      <button type="button" tabIndex={-1} onClick={() => onScroll(1)}>
        <IconChevronRight size={20} stroke={1.75} />
      </button>
    </div>
  )
}

function DaysPlaceholder({ isLoading }: { isLoading: boolean }) {
  return (
    <div className={styles['toCome']} aria-hidden="true">
      {Array.from({ length: 12 }, (_, place) => (
        <div key={place}>{isLoading && <FadeSkeleton block height="100%" />}</div>
      ))}
    </div>
  )
}
