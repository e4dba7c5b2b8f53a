import type { OutgoingMessage } from '#features/notifications/server/public.ts'
import { minutesToTime } from '#shared/calendar-time.ts'
import { centimesToChf } from '#shared/money.ts'

import { givesMoneyBack } from '../../money.rules.ts'
import type { AppointmentChange } from '../effects/effect.ts'
import { nameOfCustomer } from './appointment-message.ts'
import { cashOwedIn } from './money-told.ts'

/** @property amount CHF */
export type CashOwed = {
  appointmentId: string
  amount: number
  customerName: string
  service: string
  date: string
  time: string
  isCancelled: boolean
}

type Mail = Pick<OutgoingMessage, 'template' | 'cause' | 'payload' | 'appointmentId'>

/** The owners' mail when this change makes the till owe cash, or more of it; null otherwise. */
export function cashOwed({ before, after, now, isRefundOrdered = false }: AppointmentChange): Mail | null {
  const owed = cashOwedIn(after, givesMoneyBack(after.starts_at, now, isRefundOrdered))
  const owedBefore = before === null ? 0 : cashOwedIn(before, false)
  if (owed <= owedBefore) return null
  const payload: CashOwed = {
    appointmentId: after.id,
    amount: centimesToChf(owed),
    customerName: nameOfCustomer(after),
    service: after.service_name,
    date: after.shop_day,
    time: minutesToTime(after.start_minute),
    isCancelled: after.status === 'cancelled',
  }
  return {
    template: 'cash-owed',
    cause: `${after.id}:${after.calendar_sequence}`,
    payload,
    appointmentId: after.id,
  }
}
