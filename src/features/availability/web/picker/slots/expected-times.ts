import { slotStep } from '#features/availability/slots.rules.ts'
import type { WorkingDay } from '#features/barbers/barbers.contract.ts'
import { hasHours } from '#features/barbers/working-hours.rules.ts'
import { type TimeOfDay, minutesToTime, timeToMinutes } from '#shared/calendar-time.ts'

export function expectedTimes(workingDays: readonly WorkingDay[], duration: number): TimeOfDay[] {
  const working = workingDays.filter(hasHours)
  const start = Math.min(...working.map((day) => timeToMinutes(day.startTime)))
  const end = Math.max(...working.map((day) => timeToMinutes(day.endTime)))
  const times: TimeOfDay[] = []
  for (let step = start; step + duration <= end; step += slotStep) {
    const time = minutesToTime(step)
    if (!working.every((day) => isInsideBreak(time, day))) times.push(time)
  }
  return times
}

/** The first step of the break has a box of its own and does not count. */
function isInsideBreak(time: TimeOfDay, { hasBreak, breakStart, breakEnd }: WorkingDay): boolean {
  return hasBreak && breakStart !== null && breakEnd !== null && breakStart < time && time < breakEnd
}
