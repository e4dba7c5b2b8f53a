import type { MessageContent, MessageTemplates, TemplateContext } from '#features/messages/server/template.ts'
import { dayNames } from '#shared/italian-dates.ts'
import { onDate } from '#shared/italian-moments.ts'

import { answerMailTexts as texts } from '../inbox.it.ts'

/** The owner's words only. It never quotes the sender, because the e-mail may belong to another person. */
export type AnswerMessage = {
  requestId: string
  text: string
  /** 'YYYY-MM-DD' */
  askedOn: string
  shopEmail: string
}

export const answerTemplate = 'request-answer'

export const inboxMessages = {
  [answerTemplate]: (
    { text, askedOn, shopEmail }: AnswerMessage,
    { shopName, shopPhone }: TemplateContext,
  ): MessageContent => ({
    subject: texts.subject(shopName),
    paragraphs: [
      texts.intro(shopName, onDate(dayNames.withYear(askedOn))),
      ...text.split('\n').filter((line) => line.trim() !== ''),
    ],
    notes: [texts.reply(shopEmail, shopPhone), texts.stranger],
  }),
} satisfies MessageTemplates
