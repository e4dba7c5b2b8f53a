import { IconHourglass } from '@tabler/icons-react'
import { Fragment } from 'react'

import { minutesToTime, timeToMinutes } from '#shared/calendar-time.ts'
import { clockTime } from '#shared/italian-dates.ts'

import { barberDayTexts as texts } from '../../barber-day.it.ts'
import type { HeldSlot, StaffAppointment } from '../../calendar.contract.ts'
import { gridTexts } from '../../calendar.it.ts'
import { barberName } from '../staff/barber-name.ts'
import type { StaffBarber } from '../staff/staff-barber.ts'
import { useComesIntoSight } from '../staff/use-comes-into-sight.ts'
import type { StatusChanges } from '../staff/use-status-changes.ts'
import { ChangeableCard } from './changeable-card.tsx'

import styles from './day-list.module.css'

type Props = {
  appointments: readonly StaffAppointment[]
  changes: StatusChanges
  onOpen: (appointment: StaffAppointment) => void
  headingLevel?: 'h2' | 'h3'
  now?: number | undefined
  holds?: readonly HeldSlot[]
  barbers?: readonly StaffBarber[]
}

export function DayList(props: Props) {
  const { appointments, changes, onOpen, headingLevel = 'h2', now, holds = [], barbers = [] } = props
  const ahead = now === undefined ? undefined : appointments.find(({ time }) => timeToMinutes(time) > now)
  return (
    <ul className={styles['list']}>
      {appointments.map((appointment, index) => (
        <Fragment key={appointment._id}>
          <Holds
            holds={heldBetween(holds, appointments[index - 1]?.time, appointment.time)}
            barbers={barbers}
          />
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
      <Holds holds={heldBetween(holds, appointments.at(-1)?.time, undefined)} barbers={barbers} />
      {now !== undefined && !ahead && <NowMark minutes={now} />}
    </ul>
  )
}

/** @param after, before times of the neighbouring appointments; undefined at the ends of the day */
function heldBetween(
  holds: readonly HeldSlot[],
  after: string | undefined,
  before: string | undefined,
): readonly HeldSlot[] {
  return holds.filter(
    ({ time }) => (after === undefined || time >= after) && (before === undefined || time < before),
  )
}

function Holds({ holds, barbers }: Required<Pick<Props, 'holds' | 'barbers'>>) {
  return holds.map(({ _id, time, duration, heldFor, barber }) => {
    const owner = barbers.find((one) => one._id === barber._id)
    const end = minutesToTime(timeToMinutes(time) + duration)
    return (
      <li key={_id} className={styles['held']}>
        <IconHourglass size={16} stroke={1.75} aria-hidden />
        <span className="num">{texts.held[heldFor](clockTime(time), clockTime(end))}</span>
        {owner && <span>{barberName(owner)}</span>}
      </li>
    )
  })
}

function NowMark({ minutes }: { minutes: number }) {
  const mark = useComesIntoSight<HTMLLIElement>()
  return (
    <li ref={mark} className={styles['now']}>
      <b className="num">{gridTexts.now(minutesToTime(minutes))}</b>
    </li>
  )
}
