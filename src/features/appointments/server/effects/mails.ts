import type { OutgoingMessage } from '#features/messages/server/outbox.ts'
import type { Platform } from '#platform/platform.ts'

import { isOpen, occupiesSlot } from '../../appointment-statuses.rules.ts'
import { givesMoneyBack, netPaidOf } from '../../money.rules.ts'
import { appointmentMails, type Occasion } from '../appointment-message.ts'
import type { Appointment } from '../appointment.ts'
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
  const goesBack = givesMoneyBack(after.startsAt, now, isRefundOrdered)
  const mails = appointmentMails(platform, occasion, after, { author: actorOf(by), goesBack })
  if (after.startsAt > now) return { mails: [...mails, ...toFormerBarber(platform, before, after)] }
  const isPaid = netPaidOf(after.payment) > 0
  return isCancelledNow(change) && isPaid ? { mails: mails.filter(isForCustomer) } : {}
}

function isForCustomer({ template }: OutgoingMessage): boolean {
  return template === 'appointment-cancelled'
}

function occasionOf(before: Appointment | null, after: Appointment): Occasion | null {
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
  before: Appointment | null,
  after: Appointment,
): OutgoingMessage[] {
  if (before === null || before.barber.id === after.barber.id) return []
  const former = { ...before, calendarSequence: after.calendarSequence }
  return appointmentMails(platform, 'cancelled', former).filter(
    ({ recipient }) => recipient === before.barber.email,
  )
}
