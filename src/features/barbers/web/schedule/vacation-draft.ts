import type { FormErrors } from '@mantine/form'

import { type Day, isDay } from '#shared/calendar-time.ts'
import { dayNames } from '#shared/italian-dates.ts'

import type { VacationsRequest } from '../../barber-changes.contract.ts'
import { scheduleTexts } from '../../barbers-screens.it.ts'
import type { Vacation } from '../../barbers.contract.ts'
import { isPastVacation } from '../../vacations.rules.ts'

export type VacationDraft = { key: string; startDay: string; endDay: string }

export type VacationsForm = {
  getValues: () => { vacations: VacationDraft[] }
  errors: FormErrors
  change: (name: 'vacations', drafts: VacationDraft[]) => void
}

export function vacationDrafts(vacations: readonly Vacation[]): VacationDraft[] {
  return vacations.map(({ _id, startDay, endDay }) => ({ key: _id, startDay, endDay }))
}

export const isComplete = ({ startDay, endDay }: VacationDraft) => isDay(startDay) && isDay(endDay)

export function sentVacations(drafts: readonly VacationDraft[]): VacationsRequest['vacations'] {
  return drafts.filter(isComplete).map(({ startDay, endDay }) => ({ startDate: startDay, endDate: endDay }))
}

export function isPastDraft(draft: VacationDraft, today: Day, saved: readonly Vacation[]): boolean {
  return saved.some(({ _id }) => _id === draft.key) && isPastVacation(draft, today)
}

export function daysOf(draft: VacationDraft): string {
  if (!isComplete(draft)) return ''
  const { startDay, endDay } = draft
  return scheduleTexts.vacations.days(dayNames.withYear(startDay), dayNames.withYear(endDay))
}
