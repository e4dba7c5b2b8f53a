import { type Day, isDay } from '#shared/calendar-time.ts'

import { type CalendarView, calendarViews } from '../../calendar.contract.ts'

export type DayLayout = 'columns' | 'list'

/** The calendar's state in the address: ?view=&date=&barber=&layout= */
export type CalendarAddress = {
  view: CalendarView
  date: Day
  barberId: string | null
  layout: DayLayout
}

/** Unknown values fall back to the defaults: today, all barbers, columns. */
export function readAddress(search: URLSearchParams, today: Day): CalendarAddress {
  const date = search.get('date')
  return {
    view: calendarViews.find((view) => view === search.get('view')) ?? 'day',
    date: date !== null && isDay(date) ? date : today,
    barberId: search.get('barber') || null,
    layout: search.get('layout') === 'list' ? 'list' : 'columns',
  }
}

export function writeAddress(
  search: URLSearchParams,
  change: Partial<CalendarAddress>,
  today: Day,
): URLSearchParams {
  const { view, date, barberId, layout } = { ...readAddress(search, today), ...change }
  const next = new URLSearchParams(search)
  const say = (name: string, value: string | null) => {
    if (value === null) next.delete(name)
    else next.set(name, value)
  }
  say('view', view === 'day' ? null : view)
  say('date', date === today ? null : date)
  say('barber', barberId)
  say('layout', layout === 'columns' ? null : layout)
  return next
}
