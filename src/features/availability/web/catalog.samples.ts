import type { PublicBarber, WorkingDay } from '#features/barbers/barbers.contract.ts'
import type { Service } from '#features/services/services.contract.ts'
import { weekdays } from '#shared/calendar-time.ts'

export const trim: Service = { _id: 's-trim', name: 'Taglio', price: 30, duration: 30, description: '' }
export const shave: Service = { _id: 's-shave', name: 'Barba', price: 25, duration: 30, description: '' }
export const trimAndShave: Service = {
  _id: 's-both',
  name: 'Taglio + Barba',
  price: 45,
  duration: 60,
  description: '',
}

export const workingHours: WorkingDay[] = weekdays.map((day) => ({
  day,
  isWorking: day !== 'sunday' && day !== 'monday',
  startTime: '09:00',
  endTime: '19:00',
  hasBreak: true,
  breakStart: '12:00',
  breakEnd: '13:00',
}))

export const luca: PublicBarber = {
  _id: 'b-luca',
  firstName: 'Luca',
  lastName: 'Bernasconi',
  tagline: 'classico',
  bio: '',
  services: ['Taglio', 'Taglio + Barba'],
  workingHours,
  profileImage: null,
}
export const marco: PublicBarber = {
  ...luca,
  _id: 'b-marco',
  firstName: 'Marco',
  lastName: 'Ferri',
  tagline: 'dal 2012',
  services: ['Taglio', 'Barba'],
}

export const theCatalog = { barbers: [marco, luca], services: [trim, shave, trimAndShave] }
