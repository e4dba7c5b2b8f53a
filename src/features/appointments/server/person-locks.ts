import { lockKey } from '#platform/database/transaction.ts'

import type { AppointmentRow } from './appointment-rows.ts'
import type { Customer } from './booking-facts.ts'

/**
 * Locks for one person: limits and repeated requests are decided one at a time. Writers for the same slot need no lock,
 * since the exclusion constraint decides.
 */
export function personLocks(customer: Customer): number[] {
  return keysOf(customer).map(lockKey)
}

export function clientLock(userId: string): number {
  return lockKey(`client:${userId}`)
}

export function guestLock(email: string): number {
  return lockKey(`guest:${email}`)
}

function keysOf(customer: Customer): string[] {
  if (customer.kind === 'client') return [`client:${customer.userId}`]
  if (customer.kind === 'guest') return [`guest:${customer.email}`, `guest:${customer.phone}`]
  return [`nickname:${customer.nickname}`]
}

export function customerOf(row: AppointmentRow): Customer {
  const { client_nickname: nickname, nickname_phone: phone } = row
  if (nickname !== null)
    return { kind: 'phone', nickname, phone, customerId: row.customer_id, bookedBy: null }
  const contact = {
    firstName: row.client_first_name ?? row.guest_first_name ?? '',
    lastName: row.client_last_name ?? row.guest_last_name ?? '',
    email: row.client_email ?? row.guest_email ?? '',
    phone: row.client_phone ?? row.guest_phone ?? '',
  }
  return row.client_id === null
    ? { kind: 'guest', ...contact }
    : { kind: 'client', userId: row.client_id, ...contact }
}
