import type { OutgoingMessage } from '#features/messages/server/outbox.ts'
import { minutesToTime } from '#shared/calendar-time.ts'
import { centimesToChf } from '#shared/money.ts'

import { givesMoneyBack, netPaidOf } from '../../money.rules.ts'
import { type Appointment, barberName } from '../appointment.ts'
import { nameOfCustomer, emailOf } from '../customer.ts'
import type { AppointmentChange } from '../effects/effect.ts'
import { isCancelledNow } from '../effects/is-cancelled-now.ts'
import { cashOwedFor } from './money-summary.ts'

/** @property amount CHF */
type Visit = {
  appointmentId: string
  amount: number
  customerName: string
  service: string
  date: string
  time: string
}

export type CashOwed = Visit & { isCancelled: boolean }

/** @property barber full name @property isCustomerTold by mail */
export type RetainedMoneyMail = Visit & { barber: string; isCustomerTold: boolean }

type Mail = Pick<OutgoingMessage, 'template' | 'cause' | 'payload' | 'appointmentId'>

export function cashOwed({ before, after, now, isRefundOrdered = false }: AppointmentChange): Mail | null {
  const owed = cashOwedFor(after, givesMoneyBack(after.startsAt, now, isRefundOrdered))
  const owedBefore = before === null ? 0 : cashOwedFor(before, false)
  if (owed <= owedBefore) return null
  return mailOf('cash-owed', after, { ...visitOf(after, owed), isCancelled: after.status === 'cancelled' })
}

/**
 * Returns the owners' mail if a barber cancels a paid visit after its start, since only an owner may refund it;
 * otherwise null.
 */
export function retainedMoneyMail(change: AppointmentChange): Mail | null {
  const { after, by, now } = change
  const retained = netPaidOf(after.payment)
  if (by.kind !== 'barber' || !isCancelledNow(change) || givesMoneyBack(after.startsAt, now, false))
    return null
  if (retained === 0) return null
  const barber = barberName(after)
  const isCustomerTold = emailOf(after.customer) !== null
  return mailOf('money-kept', after, { ...visitOf(after, retained), barber, isCustomerTold })
}

function mailOf(
  template: string,
  { id, calendarSequence: sequence }: Appointment,
  payload: CashOwed | RetainedMoneyMail,
): Mail {
  return { template, cause: `${id}:${sequence}`, payload, appointmentId: id }
}

function visitOf(appointment: Appointment, centimes: number): Visit {
  return {
    appointmentId: appointment.id,
    amount: centimesToChf(centimes),
    customerName: nameOfCustomer(appointment.customer),
    service: appointment.service.name,
    date: appointment.day,
    time: minutesToTime(appointment.start),
  }
}
