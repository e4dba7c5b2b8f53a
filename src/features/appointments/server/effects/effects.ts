import { queueMessages } from '#features/messages/server/outbox.ts'
import type { Transaction } from '#platform/database/transaction.ts'
import type { Platform } from '#platform/platform.ts'

import type { AppointmentChange, Effect, Outcome } from './effect.ts'
import { offerFreedSlot } from './freed-slot.ts'
import { endWaitingRequests } from './fulfilled-requests.ts'
import { countGuestBookings } from './guest-bookings.ts'
import { recordHistory } from './history.ts'
import { publishAppointmentEvent } from './live.ts'
import { mailAppointmentChange } from './mails.ts'
import { refundPriceDifference, refundWhenCancelled, mailRetainedMoney, mailOwedCash } from './refund.ts'
import { supersedeReminders } from './supersede.ts'

/** All effects of a change to an appointment; a new effect is one file and one entry here. */
const effects: readonly Effect[] = [
  mailAppointmentChange,
  recordHistory,
  publishAppointmentEvent,
  countGuestBookings,
  refundWhenCancelled,
  refundPriceDifference,
  mailOwedCash,
  mailRetainedMoney,
  offerFreedSlot,
  endWaitingRequests,
  supersedeReminders,
]

export function outcomeOf(platform: Platform, change: AppointmentChange): Required<Outcome> {
  const outcomes = effects.map((effect) => effect(change, platform))
  const writes = outcomes.flatMap(({ write }) => (write ? [write] : []))
  return {
    mails: outcomes.flatMap(({ mails = [] }) => mails),
    write:
      writes.length === 0
        ? undefined
        : async (transaction) => {
            for (const write of writes) await write(transaction)
          },
    afterCommit: (transaction) => {
      for (const { afterCommit } of outcomes) afterCommit?.(transaction)
    },
  }
}

export async function runEffects(
  platform: Platform,
  transaction: Transaction,
  change: AppointmentChange,
): Promise<void> {
  const { mails, write, afterCommit } = outcomeOf(platform, change)
  await queueMessages(transaction, mails, change.now)
  await write?.(transaction)
  afterCommit?.(transaction)
}
