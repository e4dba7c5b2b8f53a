import type { WorkingDay, Vacation } from '#features/barbers/barbers.contract.ts'
import { vacationFault } from '#features/barbers/vacations.rules.ts'
import { type DayFault, dayFault } from '#features/barbers/working-hours.rules.ts'
import { scheduleTexts } from '#features/staff/staff-screens.it.ts'
import type { Day } from '#shared/calendar-time.ts'
import type { FieldErrors } from '#ui/forms/field-errors.ts'

import { isComplete, type VacationDraft } from './vacation-draft.ts'

export function weekErrors(days: readonly WorkingDay[], texts: Record<DayFault, string>): FieldErrors {
  const errors: FieldErrors = {}
  for (const [index, day] of days.entries()) {
    const fault = dayFault(day)
    if (fault) errors[`workingHours.${index}`] = texts[fault]
  }
  return errors
}

export function vacationErrors(
  drafts: readonly VacationDraft[],
  today: Day,
  saved: readonly Vacation[],
): FieldErrors {
  const errors: FieldErrors = {}
  for (const [index, draft] of drafts.entries()) {
    const fault = isComplete(draft) ? vacationFault(draft, today, saved) : null
    if (fault) errors[`vacations.${index}`] = scheduleTexts.vacations.faults[fault]
  }
  return errors
}
