import { BarberPortrait } from '#features/availability/web/barber-portrait.tsx'

import { gridTexts } from '../../calendar.it.ts'
import { barberName } from '../staff/barber-name.ts'
import type { Column } from './columns.ts'
import { densityOf } from './density.ts'

import styles from './column-head.module.css'

export function ColumnHead({ column }: { column: Column }) {
  const { barber, presence, count, load } = column
  return (
    <div className={styles['frame']}>
      <div className={styles['head']}>
        <span className={styles['portrait']}>
          <BarberPortrait barber={barber} />
        </span>
        <b className={styles['name']}>{barberName(barber)}</b>
        <small className={`num ${styles['count']}`}>
          {gridTexts.head(count, presence === 'working' ? load : gridTexts.absences[presence])}
        </small>
        <span className={styles['load']} aria-hidden="true">
          {presence === 'working' && <i data-density={densityOf(load)} style={{ width: `${load * 100}%` }} />}
        </span>
      </div>
    </div>
  )
}
