import { createBarberRequestSchema } from '../../barber-changes.contract.ts'
import { adminPause, defaultWeek } from '../../working-hours.rules.ts'
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
