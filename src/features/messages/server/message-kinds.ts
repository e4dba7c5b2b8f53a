import { messagesTexts } from '../messages.it.ts'
import type { Resending } from '../messages.rules.ts'
import { smsText } from '../sms-text.rules.ts'
import { layOutMail } from './mail-layout.ts'
import { unsubscribeLink } from './marketing-opt-outs.ts'
import type { MessageContent, TemplateContext } from './template.ts'

/** At the plan's limit of messages, see `withholdBeyondLimit`. */
export type Sending =
  /** Sent even beyond the limit. */
  | 'always'
  /** Sent even beyond the limit; visitors without an account can trigger it. */
  | 'alwaysToPublic'
  /** Withheld beyond the limit. */
  | 'routine'
  /** Withheld beyond the limit, and beyond half of it: visitors trigger it by a form. */
  | 'routineOfVisitor'

export type MessageKind = {
  label: string
  sending: Sending
  resending: Resending
  preview: (context: TemplateContext) => MessageContent
}

/** By template name. `app` hands them in because it knows all features. */
export type MessageKinds = Readonly<Record<string, MessageKind>>

/** @returns undefined for the template of an earlier version */
export function messageKindOf(kinds: MessageKinds, template: string): MessageKind | undefined {
  return Object.hasOwn(kinds, template) ? kinds[template] : undefined
}

export function messageLabel(kinds: MessageKinds, template: string): string {
  return messageKindOf(kinds, template)?.label ?? messagesTexts.unknownKind
}

/** The link to unsubscribe has an invalid token, so that it opens nothing. */
export function previewOf({ preview }: MessageKind, context: TemplateContext) {
  const content = preview(context)
  const unsubscribeUrl = unsubscribeLink(context.publicOrigin, 'giulia@example.test', 'esempio')
  return {
    subject: content.subject,
    ...layOutMail(content, { ...context, unsubscribeUrl }),
    sms: content.sms === undefined ? null : smsText(content.sms),
  }
}
