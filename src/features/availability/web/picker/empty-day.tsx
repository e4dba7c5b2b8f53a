import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'

import { vacationQuery } from '#features/barbers/web/public-barbers.ts'
import type { Service } from '#features/services/services.contract.ts'
import type { Day } from '#shared/calendar-time.ts'
import { capitalised, dayNames } from '#shared/italian-dates.ts'
import { pages } from '#shared/pages.ts'
import { FadeSkeleton } from '#ui/feedback/fade-skeleton.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { buttonLook } from '#ui/theme/button-look.ts'

import { pickerTexts } from '../../availability.it.ts'
import { anyBarber, type Booker } from '../../availability.rules.ts'
import { nextAvailableQuery } from '../slot-queries.ts'

import styles from './empty-day.module.css'

type Props = {
  day: Day
  booker: Booker
  barberId: string
  service: Service
  isClosed: boolean
  /** Whether to offer the waiting list: not to staff and not while moving an appointment. A guest must log in first. */
  canWait: boolean
  onChooseDay: (day: Day) => void
}

export function EmptyDay({ day, booker, barberId, service, isClosed, canWait, onChooseDay }: Props) {
  const next = useQuery(nextAvailableQuery(booker, barberId, service, day))
  return (
    <div className={styles['empty']}>
      {isClosed ? (
        <p className="d4">{pickerTexts.closed(capitalised(dayNames.weekday(day)))}</p>
      ) : barberId === anyBarber ? (
        <p className="d4">{pickerTexts.noSlots}</p>
      ) : (
        <VacationOrFull day={day} barberId={barberId} />
      )}
      {next.data === null && <p className="dim">{pickerTexts.windowFull}</p>}
      {next.data && next.data.date !== day && (
        <NextDay date={next.data.date} time={next.data.time} onChooseDay={onChooseDay} />
      )}
      {canWait && !isClosed && barberId !== anyBarber && (
        <Link
          to={`${pages.waitingList.path}?${new URLSearchParams({ barber: barberId, service: service._id })}`}
          {...buttonLook('subtle')}
        >
          {pickerTexts.wait}
        </Link>
      )}
      {next.isPending && <FadeSkeleton width={280} height={48} />}
    </div>
  )
}

function VacationOrFull({ day, barberId }: { day: Day; barberId: string }) {
  const vacation = useQuery(vacationQuery(barberId, day))
  if (vacation.isPending) return <FadeSkeleton width={320} height={22} />
  if (vacation.isError) {
    return (
      <Notice kind="error" message={pickerTexts.errors.vacation} onRetry={() => void vacation.refetch()} />
    )
  }
  const { isOnVacation, vacationInfo } = vacation.data
  if (!isOnVacation) return <p className="d4">{pickerTexts.noSlots}</p>
  return (
    <p>
      <span className="d4">{pickerTexts.vacation}</span>
      {vacationInfo && (
        <span className={styles['dates']}>
          {pickerTexts.vacationDates(
            dayNames.withYear(vacationInfo.startDate.slice(0, 10)),
            dayNames.withYear(vacationInfo.endDate.slice(0, 10)),
          )}
        </span>
      )}
    </p>
  )
}

type NextDayProps = { date: Day; time: string; onChooseDay: (day: Day) => void }

function NextDay({ date, time, onChooseDay }: NextDayProps) {
  return (
    <Button variant="outline" className={styles['next'] ?? ''} onClick={() => onChooseDay(date)}>
      {pickerTexts.nextFree(date, time)}
    </Button>
  )
}
