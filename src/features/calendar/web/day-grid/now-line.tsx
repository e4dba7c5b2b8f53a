import type { Interval } from '#features/availability/slots.rules.ts'
import { minutesToTime } from '#shared/calendar-time.ts'
import { clockTime } from '#shared/italian-dates.ts'

import { gridTexts } from '../../calendar.it.ts'
import { useComesIntoSight } from '../staff/use-comes-into-sight.ts'
import { topOf } from './grid-scale.ts'

import styles from './now-line.module.css'

export function NowLine({ minutes, span }: { minutes: number; span: Interval }) {
  return minutes < span.start || minutes > span.end ? null : <Line minutes={minutes} span={span} />
}

function Line({ minutes, span }: { minutes: number; span: Interval }) {
  const line = useComesIntoSight<HTMLDivElement>()
  const time = minutesToTime(minutes)
  return (
    <div ref={line} className={styles['now']} style={{ top: topOf(minutes, span) }}>
      <b className="num" aria-label={gridTexts.now(time)} role="img">
        {clockTime(time)}
      </b>
    </div>
  )
}
