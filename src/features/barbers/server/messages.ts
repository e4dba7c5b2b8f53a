import type { MessageContent, MessageTemplates, TemplateContext } from '#features/messages/server/template.ts'
import { pages } from '#shared/pages.ts'

import { barbersMessageTexts as texts } from '../barbers-messages.it.ts'

export type ScheduleUpdated = { barber: string; actor: string }

export const barberMessages = {
  'schedule-updated': ({ barber, actor }: ScheduleUpdated, context: TemplateContext): MessageContent => ({
    subject: texts.subject(barber),
    paragraphs: texts.paragraphs(barber, actor),
    action: { label: texts.action, url: `${context.publicOrigin}${pages.admin.path}?tab=appointments` },
  }),
} satisfies MessageTemplates
