import type { Appointment } from '../appointment.ts'

type Place = Pick<Appointment, 'barber' | 'service' | 'startsAt' | 'duration' | 'price'>

export function hasMoved(before: Place, after: Place): boolean {
  return (
    before.barber.id !== after.barber.id ||
    before.service.id !== after.service.id ||
    before.startsAt.getTime() !== after.startsAt.getTime() ||
    before.duration !== after.duration ||
    before.price !== after.price
  )
}
