import { IconBeach, IconCalendarOff, IconCoffee, IconHourglass } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'

import { isVacationDay } from '#features/barbers/vacations.rules.ts'
import type { OwnBarber } from '#features/barbers/web/use-own-barber.ts'
import type { ShopNow } from '#features/settings/shop-now.rules.ts'
import { usePublicSettings } from '#features/settings/web/use-public-settings.ts'
import { type Day, skippedMinutes, weekdayIndex } from '#shared/calendar-time.ts'
import { clockTime, dayNames } from '#shared/italian-dates.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'

import { barberDayTexts as texts } from '../../barber-day.it.ts'
import { type DayPart, partsOfDay } from '../../barber-day.rules.ts'
import type { StaffAppointment } from '../../calendar.contract.ts'
import { holdsQuery } from '../staff/staff-queries.ts'
import type { StatusChanges } from '../staff/use-status-changes.ts'
import { AgendaCard } from './agenda-card.tsx'

import styles from './barber-day.module.css'

export type AgendaProps = {
  appointments: readonly StaffAppointment[]
  barber: OwnBarber['barber']
  now: ShopNow
  changes: StatusChanges
  onOpen: (id: string) => void
}

export function DayAgenda({ day, appointments, barber, changes, onOpen }: AgendaProps & { day: Day }) {
  const isOnVacation = isVacationDay(day, barber?.vacations ?? [])
  const working = isOnVacation ? undefined : barber?.workingHours[weekdayIndex(day)]
  const { data: holds } = useQuery(holdsQuery({ from: day, to: day }))
  const { timeZone } = usePublicSettings()
  const parts = partsOfDay(appointments, working, holds, skippedMinutes(day, timeZone))
  if (parts.length === 0)
    return <NothingToDo isOnVacation={isOnVacation} isOff={working?.isWorking === false} />
  return (
    <section aria-label={texts.appointmentsOf(dayNames.long(day))}>
      <ul className={styles['list']}>
        {parts.map((part) =>
          part.kind === 'appointment' ? (
            <li key={part.appointment._id}>
              <AgendaCard
                appointment={part.appointment}
                changes={changes}
                onOpen={onOpen}
                headingLevel="h2"
              />
            </li>
          ) : (
            <li key={`${part.kind}-${part.from}`} className={styles['gap']} data-kind={part.kind}>
              {part.kind === 'pause' && <IconCoffee size={18} stroke={1.75} aria-hidden />}
              {part.kind === 'held' && <IconHourglass size={18} stroke={1.75} aria-hidden />}
              <span className="num">{wordsOf(part)(clockTime(part.from), clockTime(part.to))}</span>
            </li>
          ),
        )}
      </ul>
    </section>
  )
}

function wordsOf(gap: Exclude<DayPart<unknown>, { kind: 'appointment' }>) {
  return gap.kind === 'held' ? texts.held[gap.heldFor] : texts[gap.kind]
}

function NothingToDo({ isOnVacation, isOff }: { isOnVacation: boolean; isOff: boolean }) {
  const Icon = isOnVacation ? IconBeach : IconCalendarOff
  return (
    <EmptyState
      icon={<Icon size={28} stroke={1.75} />}
      title={isOnVacation ? texts.vacation : isOff ? texts.off : texts.empty}
      text={isOnVacation || isOff ? texts.awayHint : texts.emptyHint}
    />
  )
}
