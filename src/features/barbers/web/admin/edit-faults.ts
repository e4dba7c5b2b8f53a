import type { Day } from '#shared/calendar-time.ts'

import { barbersTexts } from '../../barbers.it.ts'
import { barberProfileRequestSchema, type Vacation } from '../../staff.contract.ts'
import type { VacationFault } from '../../vacations.rules.ts'
import { vacationFaults } from '../schedule/vacation-draft.ts'
import { weekFaults, type WeekFaults } from '../schedule/week-faults.ts'
import type { EditDraft } from './edit-draft.ts'

export type EditFaults = {
  person: Partial<Record<string, string>>
  services: string | null
  week: WeekFaults
  vacations: ReadonlyMap<string, VacationFault>
}

export const noFaults: EditFaults = { person: {}, services: null, week: new Map(), vacations: new Map() }

/** Everything that would be refused, before anything is sent. */
export function editFaults(draft: EditDraft, today: Day, saved: readonly Vacation[]): EditFaults {
  const { person, services, workingHours, vacations } = draft
  return {
    person: personFaults(person),
    services: services.length === 0 ? barbersTexts.validation.noService : null,
    week: weekFaults(workingHours, barbersTexts.dayFaults),
    vacations: vacationFaults(vacations, today, saved),
  }
}

export function hasFaults({ person, services, week, vacations }: EditFaults): boolean {
  return Object.keys(person).length > 0 || services !== null || week.size > 0 || vacations.size > 0
}

function personFaults(person: EditDraft['person']): EditFaults['person'] {
  const { error } = barberProfileRequestSchema.safeParse(person)
  const faults: Partial<Record<string, string>> = {}
  for (const { path, message } of error?.issues ?? []) faults[String(path[0])] ??= message
  return faults
}
