import type { Mail } from '#platform/mail/mailer.ts'

/** The content that a template builds from its payload; the layout renders it as HTML and plain text. */
export type MessageContent = {
  subject: string
  /** One reply address, if replies go elsewhere than to the shop. */
  replyTo?: string
  /** Plain text. */
  paragraphs: readonly string[]
  facts?: readonly (readonly [label: string, value: string])[]
  /** Shown as a button. */
  action?: { label: string; url: string }
  notes?: readonly string[]
  calendar?: Mail['calendar']
  /** The text message; absent for templates that are never sent by SMS. */
  sms?: string
}

export type TemplateContext = {
  /** When the message is sent. */
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
