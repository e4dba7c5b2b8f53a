import type { OutgoingMessage } from '#features/messages/server/outbox.ts'
import type { Platform } from '#platform/platform.ts'
import { isTextable } from '#shared/phone.ts'

import { reminderUsefulUntil } from '../../reminders.rules.ts'
import { mailedAppointmentOf, type MailedAppointment } from '../appointment-message.ts'
import type { Appointment } from '../appointment.ts'
import { emailOf } from '../customer.ts'
import { manageToken } from '../manage-link.ts'

export const reminderTemplate = 'appointment-reminder'

/** @property token of a guest's manage link, see AppointmentMessage */
export type AppointmentReminder = MailedAppointment & { token: string | null }

export function remindersOf(
  platform: Platform,
  appointment: Appointment,
  { sendsSms }: { sendsSms: boolean },
): OutgoingMessage[] {
  const payload: AppointmentReminder = {
    ...mailedAppointmentOf(appointment),
    token: appointment.customer.kind !== 'guest' ? null : manageToken(platform, appointment.id),
  }
  const reminder = {
    template: reminderTemplate,
    payload,
    cause: `${appointment.id}:${appointment.calendarSequence}`,
    appointmentId: appointment.id,
    usefulUntil: reminderUsefulUntil(appointment.startsAt),
  }
  const email = emailOf(appointment.customer)
  const phone = appointment.customer.phone ?? ''
  return [
    ...(email === null ? [] : [{ ...reminder, channel: 'email' as const, recipient: email }]),
    ...(sendsSms && isTextable(phone) ? [{ ...reminder, channel: 'sms' as const, recipient: phone }] : []),
  ]
}
