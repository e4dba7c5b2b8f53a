import { Numeral } from '#ui/display/numeral.tsx'

import styles from './kpi-row.module.css'

export type Kpi = { label: string; value: string; note?: string }

export function KpiRow({ kpis }: { kpis: readonly Kpi[] }) {
  return (
    <dl className={styles['row']}>
      {kpis.map(({ label, value, note }) => (
        <div key={label} className={styles['kpi']}>
          <dt className={styles['label']}>{label}</dt>
          <dd>
            <Numeral className={styles['value'] ?? ''}>{value}</Numeral>
          </dd>
          {note !== undefined && <dd className={`num ${styles['note']}`}>{note}</dd>}
        </div>
      ))}
    </dl>
  )
}
