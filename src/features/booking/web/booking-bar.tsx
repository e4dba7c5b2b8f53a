import type { ReactNode } from 'react'

import type { TimeOfDay } from '#shared/calendar-time.ts'
import { clockTime } from '#shared/italian-dates.ts'
import { formatChf } from '#shared/money.ts'
import { FootBar } from '#ui/screens/foot-bar.tsx'

import { summaryTexts } from '../booking-screens.it.ts'

import styles from './booking-bar.module.css'

type Props = {
  time: TimeOfDay | null
  barberName: string | null
  /** CHF */
  price: number | null
  children: ReactNode
}

export function BookingBar({ time, barberName, price, children }: Props) {
  return (
    <FootBar upTo="tablet">
      {time && <b className={`num ${styles['time']}`}>{clockTime(time)}</b>}
      <p className={styles['what']}>
        <span>{time ? barberName : summaryTexts.noTime}</span>
        {price !== null && <span className="num">{formatChf(price)}</span>}
      </p>
      {children}
    </FootBar>
  )
}
