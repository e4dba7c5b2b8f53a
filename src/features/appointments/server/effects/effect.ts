import type { OutgoingMessage } from '#features/notifications/server/public.ts'
import type { Transaction } from '#platform/database/transaction.ts'
import type { Platform } from '#platform/platform.ts'

import type { AppointmentRow } from '../appointment-rows.ts'
import type { Caller } from '../load-appointment.ts'

/** An appointment as it was and as it is. */
export type AppointmentChange = {
  /** null: it has just been booked */
  before: AppointmentRow | null
  after: AppointmentRow
  /** As whom the caller handles it. */
  by: Caller
  /** The owner gives back what was paid, although the visit has begun. */
  isRefundOrdered?: boolean
  /** The waiting list is not asked for the time that is freed. */
  asksNobody?: boolean
  now: Date
  /** Whether its client waits for the service; undefined: nobody has looked. */
  isAwaitedByClient?: boolean | undefined
}

/** What follows from a change. All of it belongs to the transaction of its cause, or is news that may be lost. */
export type Outcome = {
  mails?: readonly OutgoingMessage[]
  /** Other rows; undefined when there are none. */
  write?: ((transaction: Transaction) => Promise<void>) | undefined
  afterCommit?: ((transaction: Transaction) => void) | undefined
}

export type Effect = (change: AppointmentChange, platform: Platform) => Outcome
