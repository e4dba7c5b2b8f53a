import { payableAppointments } from '#features/booking/server/payable-appointments.ts'
import { payableOrders } from '#features/orders/server/public.ts'
import type { Payables } from '#features/payments/server/public.ts'
import { payablePlans } from '#features/plans/server/public.ts'

export const payables: Payables = {
  appointment: payableAppointments,
  product_order: payableOrders,
  plan: payablePlans,
}
