import type { AppointmentRow } from '../appointment-rows.ts'

type Place = Pick<
  AppointmentRow,
  'barber_id' | 'service_id' | 'starts_at' | 'duration_minutes' | 'price_centimes'
>

export function hasMoved(before: Place, after: Place): boolean {
  return (
    before.barber_id !== after.barber_id ||
    before.service_id !== after.service_id ||
    before.starts_at.getTime() !== after.starts_at.getTime() ||
    before.duration_minutes !== after.duration_minutes ||
    before.price_centimes !== after.price_centimes
  )
}
