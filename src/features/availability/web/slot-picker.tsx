import { useQuery } from '@tanstack/react-query'
import { useEffect, useId } from 'react'

import type { PublicBarber } from '#features/barbers/barbers.contract.ts'
import type { Service } from '#features/services/services.contract.ts'
import { type Day, type TimeOfDay, weekdayOf } from '#shared/calendar-time.ts'
import { Notice } from '#ui/feedback/notice.tsx'

import type { BookableDay } from '../availability.contract.ts'
import { pickerTexts } from '../availability.it.ts'
import { anyBarber } from '../availability.rules.ts'
import { fullName } from './barber-names.ts'
import { PickerSection } from './picker-section.tsx'
import { EmptyDay } from './picker/empty-day.tsx'
import { PickerNotice } from './picker/picker-notice.tsx'
import { expectedTimes } from './picker/slots/expected-times.ts'
import { gridSlots } from './picker/slots/grid-slots.ts'
import { SlotGrid } from './picker/slots/slot-grid.tsx'
import { SlotLegend } from './picker/slots/slot-legend.tsx'
import { SlotsPlaceholder } from './picker/slots/slots-placeholder.tsx'
import { bookerOf, type SlotScope, slotsQuery } from './slot-queries.ts'

export type LostSlot = { news: string; isTooShort: boolean }

type Props = {
  scope: SlotScope
  barberId: string
  barbers: readonly PublicBarber[]
  service: Service
  day: Day
  dayState: BookableDay['state'] | undefined
  chosen: TimeOfDay | null
  notice: string | null
  isNoticeUrgent: boolean
  onChoose: (time: TimeOfDay) => void
  onChooseDay: (day: Day) => void
  withoutPast?: boolean
  onSlotLost: (time: TimeOfDay, lost: LostSlot) => void
}

export function SlotPicker(props: Props) {
  const { scope, barberId, barbers, service, day, dayState, chosen, notice, onSlotLost } = props
  const headingId = useId()
  const slots = useQuery(slotsQuery(scope, barberId, service, day))
  const workingDays = barbers.flatMap(({ workingHours }) =>
    workingHours.filter((working) => working.day === weekdayOf(day)),
  )
  const isClosed = workingDays.every((working) => !working.isWorking)
  const isChosenLost =
    chosen !== null && slots.data?.every(({ time, available }) => time !== chosen || !available)
  const isTooShort =
    slots.data?.some(({ time, reason }) => time === chosen && reason === 'too_short') ?? false
  useEffect(() => {
    if (!isChosenLost || !chosen) return
    const news = isTooShort ? pickerTexts.timeTooShort(chosen) : pickerTexts.timeLost(chosen)
    onSlotLost(chosen, { news, isTooShort })
  }, [isChosenLost, isTooShort, chosen, onSlotLost])

  const freeCount = slots.data?.filter((slot) => slot.available).length ?? 0
  const isEmpty = slots.data ? freeCount === 0 : dayState === 'full' || dayState === 'vacation'
  return (
    <PickerSection
      headingId={headingId}
      heading={pickerTexts.timeOf(day)}
      aside={<p className="dim">{barberPhrase(barberId, barbers)}</p>}
    >
      {notice && <PickerNotice isUrgent={props.isNoticeUrgent}>{notice}</PickerNotice>}
      {slots.isError ? (
        <Notice kind="error" message={pickerTexts.errors.slots} onRetry={() => void slots.refetch()} />
      ) : isClosed || isEmpty ? (
        <EmptyDay
          day={day}
          booker={bookerOf(scope)}
          barberId={barberId}
          service={service}
          isClosed={isClosed}
          canWait={scope.as === 'guest' || (scope.as === 'client' && scope.movedAppointmentId === undefined)}
          onChooseDay={props.onChooseDay}
        />
      ) : slots.data ? (
        <>
          <output className="vh">{pickerTexts.freeSlots(freeCount)}</output>
          <SlotGrid
            key={day}
            slots={gridSlots(
              props.withoutPast ? slots.data.filter(({ reason }) => reason !== 'past') : slots.data,
              workingDays.length === 1 ? workingDays[0] : undefined,
            )}
            chosen={chosen}
            duration={service.duration}
            onChoose={props.onChoose}
            labelledBy={headingId}
          />
          <SlotLegend duration={service.duration} />
        </>
      ) : (
        <SlotsPlaceholder times={expectedTimes(workingDays, service.duration)} />
      )}
    </PickerSection>
  )
}

function barberPhrase(barberId: string, [barber]: readonly PublicBarber[]): string {
  return barberId === anyBarber || !barber
    ? pickerTexts.withAnyBarber
    : pickerTexts.withBarber(fullName(barber))
}
