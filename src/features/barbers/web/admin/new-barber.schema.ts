import { createBarberRequestSchema } from '../../staff.contract.ts'
import { adminPause, defaultWeek } from '../../working-hours.rules.ts'
import { nobody } from '../components/person.ts'

const { services } = createBarberRequestSchema.shape

export const newBarberSchema = createBarberRequestSchema.extend({ services: services.nullable() })

/** Services are null until somebody chooses: a new barber offers them all. */
export const blankBarber = () => ({
  ...nobody,
  services: null as string[] | null,
  workingHours: defaultWeek(adminPause),
  createLogin: false,
})
