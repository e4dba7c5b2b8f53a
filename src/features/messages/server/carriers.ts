import type { Mailer } from '#platform/mail/mailer.ts'
import type { Platform } from '#platform/platform.ts'
import type { SmsSender } from '#platform/sms/sms-sender.ts'

import { type Channel } from '../notifications.contract.ts'
import { smsText } from '../sms-text.rules.ts'
import type { ClaimedMessage } from './claim-messages.ts'
import { layOutMail } from './mail-layout.ts'
import { unsubscribeUrl } from './marketing-opt-outs.ts'
import type { MessageContent, MessageTemplates, TemplateContext } from './template.ts'

export type Carriers = { email: Mailer; sms: SmsSender }

/** A channel and its sender. If `delivers` is false, messages are only recorded. */
export type Carrier = {
  channel: Channel
  delivers: boolean
  /** @throws DeliveryFault */
  send: (message: ClaimedMessage, context: TemplateContext) => Promise<void>
}

export function carriersOf(
  platform: Platform,
  { email, sms }: Carriers,
  templates: MessageTemplates,
): Carrier[] {
  return [
    {
      channel: 'email',
      delivers: email.delivers,
      async send(message, context) {
        const content = contentOf(message, templates, context)
        const unsubscribe = unsubscribeUrl(platform, message.recipient)
        const { calendar, replyTo } = content
        await email.send({
          messageId: `<${message.id}@${new URL(context.publicOrigin).hostname}>`,
          to: oneLine(message.recipient),
          subject: oneLine(content.subject),
          unsubscribeUrl: unsubscribe,
          ...layOutMail(content, { ...context, unsubscribeUrl: unsubscribe }),
          ...(calendar ? { calendar } : {}),
          ...(replyTo ? { replyTo } : {}),
        })
      },
    },
    {
      channel: 'sms',
      delivers: sms.delivers,
      async send(message, context) {
        const { sms: text } = contentOf(message, templates, context)
        if (text === undefined) throw new Error(`The template ${message.template} is no text message`)
        await sms.send({ to: message.recipient, text: smsText(text) })
      },
    },
  ]
}

function contentOf(
  message: ClaimedMessage,
  templates: MessageTemplates,
  context: TemplateContext,
): MessageContent {
  const template = templates[message.template]
  if (!template) throw new Error(`No template ${message.template}`)
  return template(message.payload as never, context)
}

function oneLine(text: string): string {
  return text.replace(/[\r\n]+/g, ' ')
}
