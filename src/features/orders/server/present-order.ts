import { centimesToChf } from '#shared/money.ts'

import type { Order } from '../orders.contract.ts'
import { type OrderPaymentStatus, orderPaymentStatuses, statusOf } from '../orders.rules.ts'
import { contactOf } from './buyer.ts'
import type { OrderRow } from './order-rows.ts'
import type { PickupPlace } from './pickup-place.ts'

const country = 'CH'

/** @param isOwner adds the customer row and disputes */
export function presentOrder(
  row: OrderRow,
  { place, isOwner }: { place: PickupPlace; isOwner: boolean },
): Order {
  const contact = contactOf(row)
  const { address: address1, postalCode, city } = contact
  return {
    _id: row.id,
    id: row.id,
    orderNumber: row.order_number,
    status: statusOf(row),
    paymentStatus: paymentStatusOf(row),
    paymentMethod: methodOf(row),
    stripePaymentIntentId: row.stripe_intent_id,
    customerInfo: { ...contact, type: row.user_id === null ? 'guest' : 'client' },
    customer:
      row.user_id === null || row.forgotten_at !== null
        ? null
        : {
            firstName: row.user_first_name ?? '',
            lastName: row.user_last_name ?? '',
            email: row.user_email ?? '',
            phone: row.user_phone ?? '',
          },
    isDisputed: isOwner && row.is_disputed,
    customerId: isOwner ? row.customer_id : null,
    billingAddress: { address1, postalCode, city, country },
    shippingAddress: { address1: place.street, postalCode: place.postalCode, city: place.city, country },
    items: row.items.map(({ productId, name: product, imageUrl, price, quantity }) => ({
      product: { _id: productId, name: product, images: imageUrl === null ? [] : [{ url: imageUrl }] },
      price: centimesToChf(price),
      quantity,
      total: centimesToChf(price * quantity),
    })),
    totals: { total: centimesToChf(row.total_centimes), refunded: centimesToChf(row.refunded_centimes) },
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  }
}

export function methodOf({ pays_online: isOnline, method }: OrderRow): Order['paymentMethod'] {
  if (!isOnline || method === 'cash') return 'cash'
  return method === 'twint' ? 'twint' : 'card'
}

export function paymentStatusOf({ payment_status: status }: OrderRow): OrderPaymentStatus {
  return orderPaymentStatuses.find((known) => known === status) ?? 'pending'
}
