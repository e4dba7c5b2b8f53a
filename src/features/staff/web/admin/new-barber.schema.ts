import { adminPause, defaultWeek } from '#features/barbers/working-hours.rules.ts'
import { createBarberRequestSchema } from '#features/staff/staff.contract.ts'

import { nobody } from '../components/person.ts'

const { services } = createBarberRequestSchema.shape

export const newBarberSchema = createBarberRequestSchema.extend({ services: services.nullable() })

/** Services are null until the user chooses; a new barber then offers all of them. */
export const blankBarber = () => ({
  ...nobody,
  services: null as string[] | null,
  workingHours: defaultWeek(adminPause),
  createLogin: false,
})
