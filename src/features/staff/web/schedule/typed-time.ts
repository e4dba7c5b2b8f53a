import { slotStep } from '#features/availability/slots.rules.ts'
import { minutesToTime, isTimeOfDay, timeToMinutes } from '#shared/calendar-time.ts'

/** What somebody in a hurry means: '9' → 09:00, '930', '9.30' and '9:30' → 09:30; anything else stays as it is. */
export function typedTime(text: string): string {
  const [, hours, minutes = '00'] = /^(\d{1,2})(?:[:.,h ]?(\d{2}))?$/.exec(text.trim()) ?? []
  const time = `${hours?.padStart(2, '0')}:${minutes}`
  return isTimeOfDay(time) ? time : text.trim()
}

/** One step of the grid up or down, within the day. */
export function steppedTime(text: string, direction: 1 | -1): string {
  const time = typedTime(text)
  if (!isTimeOfDay(time)) return time
  const minutes = timeToMinutes(time)
  const next =
    direction === 1
      ? Math.floor(minutes / slotStep + 1) * slotStep
      : Math.ceil(minutes / slotStep - 1) * slotStep
  return minutesToTime(Math.min(24 * 60 - slotStep, Math.max(0, next)))
}
