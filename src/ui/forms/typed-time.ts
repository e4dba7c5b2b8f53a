import { minutesToTime, isTimeOfDay, timeToMinutes } from '#shared/calendar-time.ts'

/** Minutes between two times that the arrow keys stop at. */
const step = 15

/** What somebody in a hurry means: '9' → 09:00, '930', '9.30' and '9:30' → 09:30; anything else stays as it is. */
export function typedTime(text: string): string {
  const [, hours, minutes = '00'] = /^(\d{1,2})(?:[:.,h ]?(\d{2}))?$/.exec(text.trim()) ?? []
  const time = `${hours?.padStart(2, '0')}:${minutes}`
  return isTimeOfDay(time) ? time : text.trim()
}

/** One step up or down, within the day. */
export function steppedTime(text: string, direction: 1 | -1): string {
  const time = typedTime(text)
  if (!isTimeOfDay(time)) return time
  const minutes = timeToMinutes(time)
  const next = direction === 1 ? Math.floor(minutes / step + 1) * step : Math.ceil(minutes / step - 1) * step
  return minutesToTime(Math.min(24 * 60 - step, Math.max(0, next)))
}
