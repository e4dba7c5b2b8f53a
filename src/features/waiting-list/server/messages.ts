import type {
  MessageContent,
  MessageTemplates,
  TemplateContext,
} from '#features/notifications/server/public.ts'
import { pages } from '#shared/pages.ts'

import { waitingListMessageTexts as texts } from '../waiting-list.it.ts'

export type WaitingRequestExpired = { firstName: string; service: string }

export const waitingListMessages = {
  'waiting-request-expired': (
    { firstName, service }: WaitingRequestExpired,
    { publicOrigin }: TemplateContext,
  ): MessageContent => ({
    subject: texts.expired.subject,
    paragraphs: texts.expired.paragraphs(firstName, service),
    action: { label: texts.expired.action, url: `${publicOrigin}${pages.booking.path}` },
  }),
} satisfies MessageTemplates
