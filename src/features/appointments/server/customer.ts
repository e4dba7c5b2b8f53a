import type { Actor } from '#features/audit/server/record-change.ts'

type Contact = { firstName: string; lastName: string; email: string; phone: string }

/** The person of an appointment: an account, a guest, or a caller for whom the staff booked. */
export type Customer =
  | (Contact & { kind: 'client'; userId: string })
  | (Contact & { kind: 'guest' })
  | {
      kind: 'phone'
      nickname: string
      phone: string | null
      /** The customer row that the staff chose; null for an unknown customer. */
      customerId: string | null
      bookedBy: Actor | null
    }

export function nameOfCustomer(customer: Customer): string {
  return customer.kind === 'phone'
    ? customer.nickname.trim()
    : `${customer.firstName} ${customer.lastName}`.trim()
}

export function firstNameOf(customer: Customer): string {
  return customer.kind === 'phone' ? customer.nickname : customer.firstName
}

export function emailOf(customer: Customer): string | null {
  return customer.kind === 'phone' ? null : customer.email
}

export function clientIdOf(customer: Customer | null): string | null {
  return customer?.kind === 'client' ? customer.userId : null
}

export function contactOf({ firstName, lastName, email, phone }: Contact): Contact {
  return { firstName, lastName, email, phone }
}
