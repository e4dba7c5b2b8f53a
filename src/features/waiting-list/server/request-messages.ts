import { greeting } from '#features/messages/server/greeting.ts'
import type { MessageContent, MessageTemplates, TemplateContext } from '#features/messages/server/template.ts'
import { pages } from '#shared/pages.ts'

import { waitingListMessageTexts as texts } from '../waiting-list.it.ts'

export type WaitingRequestExpired = { userId: string; firstName: string; service: string }

export const waitingListMessages = {
  'waiting-request-expired': (
    { firstName, service }: WaitingRequestExpired,
    { publicOrigin }: TemplateContext,
  ): MessageContent => ({
    subject: texts.expired.subject,
    paragraphs: [greeting(firstName), ...texts.expired.paragraphs(service)],
    action: { label: texts.expired.action, url: `${publicOrigin}${pages.booking.path}` },
  }),
} satisfies MessageTemplates
