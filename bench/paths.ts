import type { BigShop } from './big-shop.ts'

/** Returns the n-th request for free slots: another barber and another day each time. */
export function slotsPath({ barberIds, days }: BigShop): (n: number) => string {
  return (n) =>
    `/api/appointments/public/available-slots?barberId=${barberIds[n % 6]}&date=${days[n % 30]}&duration=30`
}
