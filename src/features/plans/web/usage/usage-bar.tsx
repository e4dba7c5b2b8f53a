import { barColourOf, barWidthOf } from '../../usage.rules.ts'

import styles from './usage-bar.module.css'

/** How much of a limit is used up; the figures beside it say it in words. */
export function UsageBar({ percentage }: { percentage: number }) {
  return (
    <div className={styles['bar']} aria-hidden="true">
      <i data-colour={barColourOf(percentage)} style={{ width: `${barWidthOf(percentage)}%` }} />
    </div>
  )
}
