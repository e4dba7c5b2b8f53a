import type { OutgoingMessage } from '#features/messages/server/outbox.ts'
import type { Platform } from '#platform/platform.ts'
import { isTextable } from '#shared/phone.ts'

import { reminderUsefulUntil } from '../../reminders.rules.ts'
import { mailedAppointmentOf, type MailedAppointment } from '../appointment-message.ts'
import type { AppointmentRow } from '../appointment-rows.ts'
import { manageToken } from '../manage-link.ts'

export const reminderTemplate = 'appointment-reminder'

/** @property token of a guest's manage link, see AppointmentMessage */
export type AppointmentReminder = MailedAppointment & { token: string | null }

export function remindersOf(
  platform: Platform,
  row: AppointmentRow,
  { sendsSms }: { sendsSms: boolean },
): OutgoingMessage[] {
  const payload: AppointmentReminder = {
    ...mailedAppointmentOf(row),
    token: row.guest_email === null ? null : manageToken(platform, row.id),
  }
  const reminder = {
    template: reminderTemplate,
    payload,
    cause: `${row.id}:${row.calendar_sequence}`,
    appointmentId: row.id,
    usefulUntil: reminderUsefulUntil(row.starts_at),
  }
  const email = row.client_email ?? row.guest_email
  const phone = row.client_phone ?? row.guest_phone ?? row.nickname_phone ?? ''
  return [
    ...(email === null ? [] : [{ ...reminder, channel: 'email' as const, recipient: email }]),
    ...(sendsSms && isTextable(phone) ? [{ ...reminder, channel: 'sms' as const, recipient: phone }] : []),
  ]
}
