import type { OutgoingMessage } from '#features/messages/server/outbox.ts'
import type { Transaction } from '#platform/database/transaction.ts'
import type { Platform } from '#platform/platform.ts'

import type { AppointmentRow } from '../appointment-rows.ts'
import type { Caller } from '../load-appointment.ts'

export type AppointmentChange = {
  /** null for a new booking */
  before: AppointmentRow | null
  after: AppointmentRow
  by: Caller
  /** The owner orders the refund although the visit has begun. */
  isRefundOrdered?: boolean
  /** Skips the waiting list for the freed slot. */
  asksNobody?: boolean
  now: Date
  /** Whether its client is on the waiting list for the service; undefined when not known. */
  isAwaitedByClient?: boolean | undefined
}

/** The consequences of a change. Mails and writes commit with it; `afterCommit` may be lost in a crash. */
export type Outcome = {
  mails?: readonly OutgoingMessage[]
  write?: ((transaction: Transaction) => Promise<void>) | undefined
  afterCommit?: ((transaction: Transaction) => void) | undefined
}

export type Effect = (change: AppointmentChange, platform: Platform) => Outcome
