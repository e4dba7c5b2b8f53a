import type { WorkingDay } from '../../barbers.contract.ts'
import type { Barber } from '../../staff.contract.ts'
import { type VacationDraft, vacationDrafts } from '../schedule/vacation-draft.ts'
import { type Person, personOf } from './person.ts'

/** All that the window's form holds of a barber. */
export type EditDraft = {
  person: Person
  isActive: boolean
  services: string[]
  workingHours: WorkingDay[]
  vacations: VacationDraft[]
}

export function draftOf(barber: Barber): EditDraft {
  const { isActive, services, workingHours, vacations } = barber
  return {
    person: personOf(barber),
    isActive,
    services,
    workingHours,
    vacations: vacationDrafts(vacations),
  }
}
