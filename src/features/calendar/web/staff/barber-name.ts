import { fullName } from '#features/availability/web/public.ts'
import { namelessTexts } from '#features/calendar/calendar.it.ts'

export const barberName = (barber: { firstName: string; lastName: string }) =>
  fullName(barber) || namelessTexts.barber
