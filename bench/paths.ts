import type { BigShop } from './big-shop.ts'

export function slotsPath({ barberIds, days }: BigShop): (n: number) => string {
  return (n) =>
    `/api/appointments/public/available-slots?barberId=${barberIds[n % 6]}&date=${days[n % 30]}&duration=30`
}
