import type { OutgoingMessage } from '#features/messages/server/outbox.ts'
import type { Platform } from '#platform/platform.ts'

import { isOpen, occupiesSlot } from '../../appointment-statuses.rules.ts'
import { givesMoneyBack, netPaidOf } from '../../money.rules.ts'
import { appointmentMails, type Occasion } from '../appointment-message.ts'
import type { AppointmentRow } from '../appointment-rows.ts'
import { actorOf } from '../load-appointment.ts'
import type { AppointmentChange, Outcome } from './effect.ts'
import { hasMoved } from './has-moved.ts'
import { isCancelledNow } from './is-cancelled-now.ts'

/**
 * Mails customer and barber about upcoming appointments; after the start only a paying customer gets mail, about a
 * cancellation.
 */
export function mailAppointmentChange(change: AppointmentChange, platform: Platform): Outcome {
  const { before, after, by, now, isRefundOrdered = false } = change
  const occasion = occasionOf(before, after)
  if (occasion === null) return {}
  const goesBack = givesMoneyBack(after.starts_at, now, isRefundOrdered)
  const mails = appointmentMails(platform, occasion, after, { author: actorOf(by), goesBack })
  if (after.starts_at > now) return { mails: [...mails, ...toFormerBarber(platform, before, after)] }
  const isPaid = netPaidOf({ paid: after.paid_centimes, refunded: after.refunded_centimes }) > 0
  return isCancelledNow(change) && isPaid ? { mails: mails.filter(isForCustomer) } : {}
}

function isForCustomer({ template }: OutgoingMessage): boolean {
  return template === 'appointment-cancelled'
}

function occasionOf(before: AppointmentRow | null, after: AppointmentRow): Occasion | null {
  if (before === null) return 'booked'
  if (hasMoved(before, after)) return 'moved'
  if (after.status === before.status) return null
  if (after.status === 'cancelled') return 'cancelled'
  if (!isOpen(after)) return null
  if (!occupiesSlot(before)) return 'booked'
  return before.status === 'pending' && after.status === 'confirmed' ? 'confirmed' : null
}

function toFormerBarber(
  platform: Platform,
  before: AppointmentRow | null,
  after: AppointmentRow,
): OutgoingMessage[] {
  if (before === null || before.barber_id === after.barber_id) return []
  const former = { ...before, calendar_sequence: after.calendar_sequence }
  return appointmentMails(platform, 'cancelled', former).filter(
    ({ recipient }) => recipient === before.barber_email,
  )
}
