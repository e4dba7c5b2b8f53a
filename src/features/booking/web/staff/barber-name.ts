import { unknownBarber } from '#features/booking/calendar.it.ts'

import { fullName } from '../picker/barber-names.ts'

/** Also for somebody whose name has been erased. */
export const barberName = (barber: { firstName: string; lastName: string }) =>
  fullName(barber) || unknownBarber
