import { adminOrdersTexts } from '../orders-screens.it.ts'
import type { Order } from '../orders.contract.ts'
import { ordersTexts } from '../orders.it.ts'

/** 'Pagato · TWINT' or 'Da pagare al ritiro'; during a dispute 'Contestato · Carta'. */
export function paymentStateOf({
  status,
  paymentStatus,
  paymentMethod,
  isDisputed,
}: Pick<Order, 'status' | 'paymentStatus' | 'paymentMethod' | 'isDisputed'>): string {
  const { disputed, due, unpaid } = adminOrdersTexts.detail
  if (paymentStatus === 'pending') return status === 'cancelled' ? unpaid : due
  return adminOrdersTexts.detail.paymentWith(
    isDisputed ? disputed : ordersTexts.payments[paymentStatus],
    ordersTexts.methods[paymentMethod],
  )
}
