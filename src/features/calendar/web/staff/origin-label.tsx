import type { Origin } from '#features/appointments/appointments.contract.ts'

import { originTexts } from '../../calendar.it.ts'

import styles from './origin-label.module.css'

export function OriginLabel({ origin }: { origin: Origin }) {
  const { chip, label } = originTexts[origin]
  return (
    <>
      <b className={styles['chip']}>{chip}</b> <span>{label}</span>
    </>
  )
}
