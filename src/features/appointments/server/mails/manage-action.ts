import type { MessageContent, TemplateContext } from '#features/messages/server/template.ts'
import { pages } from '#shared/pages.ts'

import { appointmentsMessageTexts as texts } from '../../appointments-messages.it.ts'
import type { AppointmentMessage } from '../appointment-message.ts'

type Managed = Pick<AppointmentMessage, 'appointmentId' | 'token'>

export function manageAction(
  { appointmentId, token }: Managed,
  { publicOrigin }: TemplateContext,
): NonNullable<MessageContent['action']> {
  if (token === null)
    return { label: texts.myAppointments, url: `${publicOrigin}${pages.booking.path}#appuntamenti` }
  const query = `?id=${appointmentId}&token=${token}`
  return { label: texts.manage, url: `${publicOrigin}${pages.bookingConfirmation.path}${query}` }
}
