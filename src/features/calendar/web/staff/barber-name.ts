import { fullName } from '#features/availability/web/barber-names.ts'

import { namelessTexts } from '../../calendar.it.ts'

export const barberName = (barber: { firstName: string; lastName: string }) =>
  fullName(barber) || namelessTexts.barber
