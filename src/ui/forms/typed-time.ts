import { isEndOfSpan, isTimeOfDay, midnight, minutesToTime, timeToMinutes } from '#shared/calendar-time.ts'

const step = 15

/**
 * Completes a typed time: '9' → 09:00, '930', '9.30' and '9:30' → 09:30. Returns other texts unchanged.
 * @param isEnd the time ends a span: '0' and '24' mean midnight
 */
export function typedTime(text: string, isEnd = false): string {
  const [, hours, minutes = '00'] = /^(\d{1,2})(?:[:.,h ]?(\d{2}))?$/.exec(text.trim()) ?? []
  const time = `${hours?.padStart(2, '0')}:${minutes}`
  if (isEnd && (time === '00:00' || time === midnight)) return midnight
  return isTimeOfDay(time) ? time : text.trim()
}

export function steppedTime(text: string, direction: 1 | -1, isEnd = false): string {
  const time = typedTime(text, isEnd)
  if (!(isEnd ? isEndOfSpan : isTimeOfDay)(time)) return time
  const minutes = timeToMinutes(time)
  const next = direction === 1 ? Math.floor(minutes / step + 1) * step : Math.ceil(minutes / step - 1) * step
  return minutesToTime(Math.min(24 * 60 - (isEnd ? 0 : step), Math.max(0, next)))
}
