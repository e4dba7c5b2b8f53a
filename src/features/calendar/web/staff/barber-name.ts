import { fullName } from '#features/availability/web/barber-names.ts'

import { namelessTexts } from '../../calendar.it.ts'

/** Returns a placeholder for a barber whose name has been erased. */
export const barberName = (barber: { firstName: string; lastName: string }) =>
  fullName(barber) || namelessTexts.barber
