import { ChartCard } from './chart-card.tsx'
import type { ChartPoint } from './chart-point.ts'

import styles from './shares.module.css'

type Props = {
  title: string
  points: readonly ChartPoint[]
  isAscending?: boolean
}

export function Shares({ title, points, isAscending = false }: Props) {
  const most = Math.max(1, ...points.map(({ value }) => value))
  return (
    <ChartCard title={title}>
      <ul className={styles['list']}>
        {points.map(({ key, label, value, shown }, index) => (
          <li key={key} className={styles['line']}>
            <span className={styles['name']}>{label}</span>
            <span className={`num ${styles['value']}`}>{shown}</span>
            <span className={styles['track']} aria-hidden="true">
              {value > 0 && (
                <span
                  className={styles['fill']}
                  style={{ width: `${(value / most) * 100}%` }}
                  {...(isAscending ? { 'data-density': Math.min(4, index + 1) } : {})}
                />
              )}
            </span>
          </li>
        ))}
      </ul>
    </ChartCard>
  )
}
