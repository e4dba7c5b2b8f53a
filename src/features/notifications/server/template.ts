import type { Mail } from '#platform/mail/mailer.ts'

/** What a template makes of its payload; the layout turns it into HTML and plain text. */
export type MessageContent = {
  subject: string
  /** Whom an answer goes to, where it is not the shop: one address. */
  replyTo?: string
  /** Lines of a greeting and what happened, as plain text. */
  paragraphs: readonly string[]
  /** Label and value pairs, for example of an appointment. */
  facts?: readonly (readonly [label: string, value: string])[]
  /** One thing to do, as a button. */
  action?: { label: string; url: string }
  /** Small print below the action. */
  notes?: readonly string[]
  calendar?: Mail['calendar']
  /** The same as a text message; what is never sent as one has none. */
  sms?: string
}

export type TemplateContext = {
  /** When the message leaves. */
  now: Date
  publicOrigin: string
  shopName: string
  shopAddress: string
  shopPhone: string
  shopEmail: string
  timeZone: string
}

/** Template name → what it says. Each feature offers its own; app/ lists them. */
export type MessageTemplates = Readonly<
  Record<string, (payload: never, context: TemplateContext) => MessageContent>
>
