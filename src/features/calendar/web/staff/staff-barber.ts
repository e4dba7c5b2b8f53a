import type { Barber, Vacation } from '#features/barbers/barbers.contract.ts'

export type StaffBarber = Pick<
  Barber,
  '_id' | 'firstName' | 'lastName' | 'services' | 'isActive' | 'workingHours' | 'profileImage'
> & { vacations: readonly Pick<Vacation, 'startDay' | 'endDay'>[] }
