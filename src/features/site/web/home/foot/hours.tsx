import type { WeekHours } from '#features/studio/studio.contract.ts'
import { hoursLines } from '#features/studio/studio.it.ts'

import styles from './hours.module.css'

export function Hours({ week }: { week: WeekHours }) {
  return (
    <dl className={styles['hours']}>
      {hoursLines(week).map(({ days, hours }) => (
        <div key={days}>
          <dt>{days}</dt>
          <dd className="num">{hours}</dd>
        </div>
      ))}
    </dl>
  )
}
