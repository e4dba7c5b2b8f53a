import {
  greeting,
  type MessageContent,
  type MessageTemplates,
  type TemplateContext,
} from '#features/notifications/server/public.ts'
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
