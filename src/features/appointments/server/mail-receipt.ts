import { queueMessages } from '#features/messages/server/outbox.ts'
import type { Transaction } from '#platform/database/transaction.ts'
import type { Platform } from '#platform/platform.ts'

import { appointmentMails } from './appointment-message.ts'
import { findAppointment } from './load-appointment.ts'
import { reflectPayments } from './reflect-payments.ts'

export async function mailReceipt(
  platform: Platform,
  transaction: Transaction,
  id: string,
  { paymentId, now }: { paymentId: string; now: Date },
): Promise<void> {
  const { db } = transaction
  await reflectPayments(db, id, now)
  const row = await findAppointment(db, id)
  if (row) await queueMessages(transaction, appointmentMails(platform, 'paid', row, { paymentId }), now)
}
