import { z } from 'zod'

import { saveBarberRequestSchema } from '../../barber-changes.contract.ts'
import type { WorkingDay, Barber } from '../../barbers.contract.ts'
import { type Person, personOf } from '../components/person.ts'
import { type VacationDraft, vacationDrafts } from '../schedule/vacation-draft.ts'

export type BarberFields = Person & {
  currentPassword: string
  isActive: boolean
  services: string[]
  workingHours: WorkingDay[]
  vacations: VacationDraft[]
}

/** The server's rules; vacations are checked elsewhere, because their rules need today and the saved ones. */
export const editBarberSchema = saveBarberRequestSchema.extend({ vacations: z.custom<VacationDraft[]>() })

export function fieldsOf(barber: Barber): BarberFields {
  const { isActive, services, workingHours, vacations } = barber
  return {
    ...personOf(barber),
    currentPassword: '',
    isActive,
    services,
    workingHours,
    vacations: vacationDrafts(vacations),
  }
}
