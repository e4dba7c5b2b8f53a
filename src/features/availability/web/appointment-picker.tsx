import { useQuery } from '@tanstack/react-query'
import { memo, useCallback, useDeferredValue, useId, useState } from 'react'

import type { TimeOfDay } from '#shared/calendar-time.ts'
import { Notice } from '#ui/feedback/notice.tsx'

import { pickerTexts } from '../availability.it.ts'
import {
  type Choice,
  chooseBarber,
  chooseDay,
  chooseService,
  chosenService,
  knownBarberId,
  offeringBarbers,
} from './choice.ts'
import { firstOpenDay } from './day-load.ts'
import { DayPicker } from './day-picker.tsx'
import { PickerSection } from './picker-section.tsx'
import { BarberPicker } from './picker/barber-picker.tsx'
import { PickerNotice } from './picker/picker-notice.tsx'
import { ServicePicker } from './picker/service-picker.tsx'
import { type LostSlot, SlotPicker } from './slot-picker.tsx'
import { bookerOf, daysQuery, type SlotScope } from './slot-queries.ts'
import { useCatalog } from './use-catalog.ts'
import { useFreshSchedule } from './use-fresh-schedule.ts'

type Props = {
  choice: Choice
  onChange: (choice: Choice) => void
  scope: SlotScope
  notice?: string | null
  /** A time that was sent without an answer. It stays chosen, because the person's own booking may occupy it. */
  sentTime?: TimeOfDay | null
  isTimeLinked?: boolean
  timeFirst?: boolean
}

/** In memo, so that it does not render with the whole page. */
export const AppointmentPicker = memo(function AppointmentPicker({
  choice,
  onChange,
  scope,
  notice = null,
  sentTime = null,
  isTimeLinked = false,
  timeFirst = false,
}: Props) {
  const { catalog, failure, retry } = useCatalog()
  useFreshSchedule()
  const [lostSlot, setLostSlot] = useState<LostSlot | null>(null)
  const service = catalog ? chosenService(choice, catalog) : undefined
  const barberId = catalog ? knownBarberId(choice.barberId, catalog) : choice.barberId
  const days = useQuery(daysQuery(bookerOf(scope), barberId, service))
  const drawnDays = useDeferredValue(days.data)
  const day = choice.day ?? (drawnDays && firstOpenDay(drawnDays)?.date) ?? null

  const change = (next: Choice) => {
    setLostSlot(null)
    onChange(next)
  }
  const loseTime = useCallback(
    (time: TimeOfDay, lost: LostSlot) => {
      if (time === sentTime) return
      setLostSlot(lost)
      onChange({ ...choice, time: null })
    },
    [choice, onChange, sentTime],
  )

  if (failure) return <Notice kind="error" message={failure} onRetry={retry} />
  const whoAndWhat = (
    <>
      <BarberPicker
        catalog={catalog}
        chosenId={barberId}
        onChoose={(id) => change(chooseBarber(choice, id))}
      />
      <ServicePicker
        catalog={catalog}
        barberId={barberId}
        chosenId={choice.serviceId}
        onChoose={(id) => change(chooseService(choice, id))}
      />
    </>
  )
  return (
    <>
      {!timeFirst && whoAndWhat}
      <DayPicker
        days={drawnDays}
        hasFailed={days.isError}
        onRetry={() => void days.refetch()}
        isReady={service !== undefined}
        chosen={day}
        onChoose={(chosen) => change(chooseDay(choice, chosen))}
      />
      {catalog && barberId && service && day ? (
        <SlotPicker
          scope={scope}
          barberId={barberId}
          barbers={offeringBarbers(barberId, service, catalog)}
          dayState={drawnDays?.find(({ date }) => date === day)?.state}
          service={service}
          day={day}
          chosen={choice.time}
          notice={notice ?? (sentTime && pickerTexts.timeUnanswered(sentTime)) ?? lostSlot?.news ?? null}
          isNoticeUrgent={notice !== null || isTimeLinked || (lostSlot?.isTooShort ?? false)}
          onChoose={(time) => change({ ...choice, day, time })}
          onChooseDay={(chosen) => change(chooseDay(choice, chosen))}
          onSlotLost={loseTime}
        />
      ) : (
        <TimeToChoose hint={service ? pickerTexts.loadingSlots : pickerTexts.serviceFirst} notice={notice} />
      )}
      {timeFirst && whoAndWhat}
    </>
  )
})

function TimeToChoose({ hint, notice }: { hint: string; notice: string | null }) {
  const headingId = useId()
  return (
    <PickerSection headingId={headingId} heading={pickerTexts.time}>
      {notice && <PickerNotice isUrgent>{notice}</PickerNotice>}
      <p className="dim">{hint}</p>
    </PickerSection>
  )
}
