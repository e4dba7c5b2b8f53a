import { useSearchParams } from 'react-router'

import { addDays, type Day, isDay } from '#shared/calendar-time.ts'

import { weekOf } from '../../barber-day.rules.ts'

export const dayViews = ['today', 'week', 'date'] as const
export type DayView = (typeof dayViews)[number]

/** Reads the address: ?view=today|week|date&date=YYYY-MM-DD. */
export function useDayAddress(today: Day) {
  const [query, setQuery] = useSearchParams()
  const view = dayViews.find((known) => known === query.get('view')) ?? 'today'
  const requested = query.get('date') ?? ''
  const date = view !== 'today' && isDay(requested) ? requested : today
  const period = view === 'week' ? weekOf(date) : { from: date, to: date }
  const show = (next: { view?: DayView; date?: Day }) => {
    const shown = { view, date, ...next }
    setQuery((before) => {
      before.set('view', shown.view)
      if (shown.view === 'today') before.delete('date')
      else before.set('date', shown.date)
      return before
    })
  }
  return {
    view,
    date,
    period,
    show,
    /** @param direction -1 or 1, by a week or a day */
    step: (direction: number) => show({ date: addDays(date, direction * (view === 'week' ? 7 : 1)) }),
  }
}

export type DayAddress = ReturnType<typeof useDayAddress>
