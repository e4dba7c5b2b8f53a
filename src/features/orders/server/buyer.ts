import { paymentsTexts } from '#features/payments/payments.it.ts'
import { storedPhone } from '#platform/phone-numbers.ts'

import type { Contact, CustomerDetails } from '../orders.contract.ts'
import type { OrderRow } from './order-rows.ts'

export type Buyer = Contact & { userId: string | null }

/** The buyer's fields and their columns of `orders`, which are erased when the buyer is forgotten. */
const columns = {
  name: 'name',
  email: 'email',
  phone: 'phone',
  address: 'address',
  postalCode: 'postal_code',
  city: 'city',
} as const satisfies Record<keyof Contact, keyof OrderRow>
type Column = (typeof columns)[keyof Contact]

export const buyerColumns: readonly Column[] = Object.values(columns)

export function buyerRow(buyer: Contact): Record<Column, string> {
  return record(Object.entries(columns).map(([field, column]) => [column, buyer[field as keyof Contact]]))
}

/** @returns '' for fields that are forgotten */
export function contactOf(row: Pick<OrderRow, Column>): Contact {
  return record(Object.entries(columns).map(([field, column]) => [field, row[column] ?? '']))
}

/** @throws AppError 400 for an invalid telephone number */
export function buyerFrom(details: CustomerDetails, userId: string | null): Buyer {
  const refusal = paymentsTexts.validation.phoneInvalid
  return { userId, ...details, phone: storedPhone(details.phone, 'customerDetails.phone', refusal) }
}

function record<Key extends string>(entries: [string, string][]): Record<Key, string> {
  return Object.fromEntries(entries) as Record<Key, string>
}
