import { originTexts } from '#features/booking/calendar.it.ts'
import type { Origin } from '#features/booking/staff.contract.ts'

import styles from './origin-label.module.css'

/** Where a booking came from: the chip says who booked, the words by which way. */
export function OriginLabel({ origin }: { origin: Origin }) {
  const { chip, label } = originTexts[origin]
  return (
    <>
      <b className={styles['chip']}>{chip}</b> {label}
    </>
  )
}
