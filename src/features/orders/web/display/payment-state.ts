import { adminOrdersTexts } from '../../orders-screens.it.ts'
import type { Order } from '../../orders.contract.ts'
import { ordersTexts } from '../../orders.it.ts'

/** 'Pagato · TWINT', 'Da pagare al ritiro'. */
export function paymentStateOf({
  status,
  paymentStatus,
  paymentMethod,
}: Pick<Order, 'status' | 'paymentStatus' | 'paymentMethod'>): string {
  const { due, unpaid } = adminOrdersTexts.detail
  if (paymentStatus === 'pending') return status === 'cancelled' ? unpaid : due
  return adminOrdersTexts.detail.paymentWith(
    ordersTexts.payments[paymentStatus],
    ordersTexts.methods[paymentMethod],
  )
}
