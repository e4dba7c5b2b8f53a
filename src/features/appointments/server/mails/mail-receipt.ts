import { queueMessages } from '#features/notifications/server/public.ts'
import type { Transaction } from '#platform/database/transaction.ts'
import type { Platform } from '#platform/platform.ts'

import { reflectPayments } from '../change/reflect-payments.ts'
import { findAppointment } from '../load-appointment.ts'
import { appointmentMails } from './appointment-message.ts'

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
