import type { OutgoingMessage } from '#features/messages/server/outbox.ts'
import type { Transaction } from '#platform/database/transaction.ts'
import type { Platform } from '#platform/platform.ts'

import type { Appointment } from '../appointment.ts'
import type { Caller } from '../load-appointment.ts'

export type AppointmentChange = {
  before: Appointment | null
  after: Appointment
  by: Caller
  isRefundOrdered?: boolean
  skipsWaitingList?: boolean
  now: Date
  isAwaitedByClient?: boolean | undefined
}

/** The consequences of a change. Mails and writes commit with it; `afterCommit` may be lost in a crash. */
export type Outcome = {
  mails?: readonly OutgoingMessage[]
  write?: ((transaction: Transaction) => Promise<void>) | undefined
  afterCommit?: ((transaction: Transaction) => void) | undefined
}

export type Effect = (change: AppointmentChange, platform: Platform) => Outcome
