import { payableAppointments } from '#features/booking/server/payable-appointments.ts'
import { payableOrders } from '#features/orders/server/payable-orders.ts'
import type { Payables } from '#features/payments/server/payable.ts'
import { payablePlans } from '#features/plans/server/payable-plans.ts'

export const payables: Payables = {
  appointment: payableAppointments,
  product_order: payableOrders,
  plan: payablePlans,
}
