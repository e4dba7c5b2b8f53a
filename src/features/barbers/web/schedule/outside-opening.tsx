import { IconClockExclamation } from '@tabler/icons-react'

import type { WeekHours } from '#features/settings/public-settings.contract.ts'
import { usePublicSettings } from '#features/settings/web/use-public-settings.ts'
import { weekdayNames } from '#shared/italian-dates.ts'

import { scheduleTexts } from '../../barbers-screens.it.ts'
import type { WorkingDay } from '../../barbers.contract.ts'

import styles from './outside-opening.module.css'

const { outside: texts } = scheduleTexts

/** The shop's published hours do not limit barbers, but hours outside of them may be a mistake. */
export function OutsideOpening({ days }: { days: readonly WorkingDay[] }) {
  const { openingHours } = usePublicSettings()
  const sentences = sentencesOf(days, openingHours)
  if (sentences.length === 0) return null
  return (
    <div className={styles['notice']} role="status">
      <IconClockExclamation size={20} stroke={1.75} aria-hidden />
      <div>
        <b>{texts.title}</b>
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        <p className="dim">{texts.hint}</p>
      </div>
    </div>
  )
}

function sentencesOf(days: readonly WorkingDay[], opening: WeekHours): string[] {
  return days.flatMap(({ day, isWorking, startTime, endTime }) => {
    const hours = opening[day]
    if (!isWorking) return []
    if (!hours) return [texts.closed(weekdayNames[day])]
    const isInside = hours.opens <= startTime && endTime <= hours.closes
    return isInside ? [] : [texts.open(weekdayNames[day], `${hours.opens}–${hours.closes}`)]
  })
}
