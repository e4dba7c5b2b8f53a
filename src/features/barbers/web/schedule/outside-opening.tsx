import { IconClockExclamation } from '@tabler/icons-react'

import { type OpeningTimes, openingTimes } from '#features/studio/studio.rules.ts'
import { useStudio } from '#features/studio/web/public.ts'

import { scheduleTexts } from '../../barbers-screens.it.ts'
import type { WorkingDay } from '../../barbers.contract.ts'

import styles from './outside-opening.module.css'

const { outside: texts, weekdays } = scheduleTexts

/** The shop's published hours decide nothing, but a barber outside of them may be a slip of the finger. */
export function OutsideOpening({ days }: { days: readonly WorkingDay[] }) {
  const { openingHours } = useStudio()
  const sentences = sentencesOf(days, openingTimes(openingHours))
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

function sentencesOf(days: readonly WorkingDay[], opening: OpeningTimes): string[] {
  return days.flatMap(({ day, isWorking, startTime, endTime }) => {
    const times = opening[day]
    if (!isWorking || times === undefined) return []
    if (times === 'closed') return [texts.closed(weekdays[day])]
    const isInside = times.opens <= startTime && endTime <= times.closes
    return isInside ? [] : [texts.open(weekdays[day], `${times.opens}–${times.closes}`)]
  })
}
