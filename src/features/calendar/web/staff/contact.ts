import type { StaffAppointment } from '../../calendar.contract.ts'

export type Contact = { phone: string | null; email: string | null }

export function contactOf({ clientPhone, guestInfo, client }: StaffAppointment): Contact {
  const person = guestInfo ?? client
  return { phone: clientPhone || person?.phone || null, email: person?.email || null }
}
