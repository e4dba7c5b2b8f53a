import { Link } from 'react-router'

import type { NextAvailable } from '#features/availability/availability.contract.ts'
import { anyBarber } from '#features/availability/availability.rules.ts'
import { readNextAvailable } from '#features/availability/web/read-next-available.ts'
import { useShopNow } from '#features/settings/web/use-shop-now.ts'
import { homeTexts } from '#features/website/site.it.ts'
import type { Day } from '#shared/calendar-time.ts'
import { clockTime } from '#shared/italian-dates.ts'
import { Numeral } from '#ui/display/numeral.tsx'
import { FadeSkeleton } from '#ui/feedback/fade-skeleton.tsx'
import { useAnswer } from '#ui/http/use-answer.ts'

import { dayWords } from '../day-words.ts'
import { useBookingPath } from './booking-path.ts'

import styles from './next-free.module.css'

const { nextFree: texts } = homeTexts

/** Half an hour is the shortest usual visit, a haircut. The strip shows a free slot, not a service. */
const anyHaircut = { barberId: anyBarber, duration: '30' }
const readNextFree = (signal: AbortSignal) => readNextAvailable(anyHaircut, signal)

export function NextFree() {
  const { data, status } = useAnswer(readNextFree)
  const { day: today } = useShopNow()
  // The page stayed open past midnight: the slot is over.
  const place = data && data.date >= today ? data : null
  const bookingPath = useBookingPath()
  const to = place ? `${bookingPath}?barber=${place.barber._id}` : bookingPath
  return (
    <Link to={to} className={styles['strip'] ?? ''} aria-busy={status === 'pending'}>
      {status === 'pending' ? (
        <Waiting />
      ) : place ? (
        <FreePlace place={place} today={today} />
      ) : (
        <AlwaysOpen />
      )}
    </Link>
  )
}

function FreePlace({ place, today }: { place: NonNullable<NextAvailable>; today: Day }) {
  return (
    <>
      <Numeral className={styles['time'] ?? ''}>{clockTime(place.time)}</Numeral>
      <span className={styles['what']}>{texts.label}</span>
      <span className={styles['who']}>
        {texts.place(dayWords(place.date, today), `${place.barber.firstName} ${place.barber.lastName}`)}
      </span>
    </>
  )
}

function AlwaysOpen() {
  return (
    <>
      <Numeral className={styles['time'] ?? ''}>{texts.always}</Numeral>
      <span className={styles['what']}>{texts.online}</span>
      <span className={styles['who']}>{texts.choose}</span>
    </>
  )
}

function Waiting() {
  return (
    <>
      <span className="vh">{texts.waiting}</span>
      <FadeSkeleton width={124} height={44} className={styles['time'] ?? ''} />
      <span className={styles['what']}>{texts.label}</span>
      <FadeSkeleton width={170} height={14} className={styles['who'] ?? ''} />
    </>
  )
}
