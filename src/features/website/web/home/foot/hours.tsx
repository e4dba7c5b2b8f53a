import type { WeekHours } from '#features/settings/public-settings.contract.ts'
import { hoursLines } from '#features/settings/public-settings.it.ts'

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
