import type { Mail } from '#platform/mail/mailer.ts'

export type MessageContent = {
  subject: string
  replyTo?: string
  paragraphs: readonly string[]
  facts?: readonly (readonly [label: string, value: string])[]
  action?: { label: string; url: string }
  notes?: readonly string[]
  calendar?: Mail['calendar']
  sms?: string
}

export type TemplateContext = {
  now: Date
  publicOrigin: string
  shopName: string
  shopAddress: string
  shopPhone: string
  shopEmail: string
  timeZone: string
}

/** Builds content by template name. Each feature offers its own; app/ lists them. */
export type MessageTemplates = Readonly<
  Record<string, (payload: never, context: TemplateContext) => MessageContent>
>
