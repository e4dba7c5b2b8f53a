import { barColourOf, barWidthOf } from '../../usage.rules.ts'

import styles from './usage-bar.module.css'

/** Hidden from screen readers: the figures beside it say the same. */
export function UsageBar({ percentage }: { percentage: number }) {
  return (
    <div className={styles['bar']} aria-hidden="true">
      <i data-colour={barColourOf(percentage)} style={{ width: `${barWidthOf(percentage)}%` }} />
    </div>
  )
}
