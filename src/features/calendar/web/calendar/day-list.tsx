import { Fragment } from 'react'

import type { StaffAppointment } from '#features/calendar/calendar.contract.ts'
import { gridTexts } from '#features/calendar/calendar.it.ts'
import { minutesToTime, timeToMinutes } from '#shared/calendar-time.ts'

import { useComesIntoSight } from '../staff/use-comes-into-sight.ts'
import type { StatusChanges } from '../staff/use-status-changes.ts'
import { ChangeableCard } from './changeable-card.tsx'

import styles from './day-list.module.css'

type Props = {
  /** By time. */
  appointments: readonly StaffAppointment[]
  changes: StatusChanges
  onOpen: (appointment: StaffAppointment) => void
  headingLevel?: 'h2' | 'h3'
  /** Minutes of the day, where the day is today. */
  now?: number | undefined
}

/** The appointments of a day by time, whoever's they are; today also where the day stands. */
export function DayList({ appointments, changes, onOpen, headingLevel = 'h2', now }: Props) {
  const ahead = now === undefined ? undefined : appointments.find(({ time }) => timeToMinutes(time) > now)
  return (
    <ul className={styles['list']}>
      {appointments.map((appointment) => (
        <Fragment key={appointment._id}>
          {now !== undefined && appointment === ahead && <NowMark minutes={now} />}
          <li>
            <ChangeableCard
              appointment={appointment}
              changes={changes}
              onOpen={onOpen}
              headingLevel={headingLevel}
            />
          </li>
        </Fragment>
      ))}
      {now !== undefined && !ahead && <NowMark minutes={now} />}
    </ul>
  )
}

function NowMark({ minutes }: { minutes: number }) {
  const mark = useComesIntoSight<HTMLLIElement>()
  return (
    <li ref={mark} className={styles['now']}>
      <b className="num">{gridTexts.now(minutesToTime(minutes))}</b>
    </li>
  )
}
