import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { pickerTexts } from '#features/availability/availability.it.ts'
import { type Catalog, type Choice, chooseDay, offeringBarbers } from '#features/availability/web/choice.ts'
import { firstOpenDay } from '#features/availability/web/day-load.ts'
import { DayPicker } from '#features/availability/web/day-picker.tsx'
import { sentTime } from '#features/availability/web/sent-time.ts'
import { SlotPicker } from '#features/availability/web/slot-picker.tsx'
import { daysQuery, reloadAvailability } from '#features/availability/web/slot-queries.ts'
import type { Service } from '#features/services/services.contract.ts'
import { useNewDay } from '#features/settings/web/use-new-day.ts'

import { phoneBookingTexts } from '../../phone-booking.it.ts'
import { phoneAttempt } from './phone-draft.ts'

import styles from './phone-booking-form.module.css'

type Props = {
  catalog: Catalog | null
  choice: Choice
  service: Service | undefined
  notice: string | null
  onChange: (choice: Choice) => void
  onSlotLost: () => void
}

const scope = { as: 'staff' } as const

export function PhoneTime({ catalog, choice, service, notice, onChange, onSlotLost }: Props) {
  const [lostSlotNews, setLostSlotNews] = useState<string | null>(null)
  const { barberId } = choice
  const unanswered = sentTime(choice, [phoneAttempt])
  const client = useQueryClient()
  const days = useQuery(daysQuery('staff', barberId, service))
  useNewDay(() => void reloadAvailability(client))
  const day = choice.day ?? (days.data && firstOpenDay(days.data)?.date) ?? null
  const change = (next: Choice) => {
    setLostSlotNews(null)
    onChange(next)
  }
  if (!catalog || !barberId || !service)
    return <p className={`dim ${styles['when']}`}>{phoneBookingTexts.timeHint}</p>
  return (
    <div className={styles['when']}>
      <DayPicker
        days={days.data}
        hasFailed={days.isError}
        onRetry={() => void days.refetch()}
        isReady
        chosen={day}
        onChoose={(chosen) => change(chooseDay(choice, chosen))}
      />
      {day && (
        <SlotPicker
          scope={scope}
          barberId={barberId}
          barbers={offeringBarbers(barberId, service, catalog)}
          dayState={days.data?.find(({ date }) => date === day)?.state}
          service={service}
          day={day}
          chosen={choice.time}
          notice={notice ?? (unanswered && pickerTexts.timeUnanswered(unanswered)) ?? lostSlotNews}
          isNoticeUrgent={notice !== null}
          withoutPast
          onChoose={(time) => change({ ...choice, day, time })}
          onChooseDay={(chosen) => change(chooseDay(choice, chosen))}
          onSlotLost={(time, { news }) => {
            if (time === unanswered) return
            setLostSlotNews(news)
            onSlotLost()
          }}
        />
      )}
    </div>
  )
}
