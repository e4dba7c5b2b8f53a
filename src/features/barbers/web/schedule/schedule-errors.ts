import type { Day } from '#shared/calendar-time.ts'
import type { FieldErrors } from '#ui/forms/field-errors.ts'

import { scheduleTexts } from '../../barbers-screens.it.ts'
import type { WorkingDay, Vacation } from '../../barbers.contract.ts'
import { vacationFault } from '../../vacations.rules.ts'
import { type DayFault, dayFault } from '../../working-hours.rules.ts'
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
