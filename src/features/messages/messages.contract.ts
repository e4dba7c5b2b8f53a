import { z } from 'zod'

import { channels } from '#features/notifications/notifications.contract.ts'
import { instantText } from '#shared/contracts/answered-values.ts'
import { dataAnswer, messageAnswerSchema, pageAnswer } from '#shared/contracts/answers.ts'
import type { Calls } from '#shared/contracts/endpoint.ts'
import { pageQuerySchema } from '#shared/contracts/pagination.ts'
import { idText } from '#shared/ids.ts'

/** 'queued': waits or is just leaving; 'recorded': there is no server; 'withheld': the plan's limit was used up. */
export const messageStates = ['queued', 'sent', 'recorded', 'failed', 'withheld', 'overtaken'] as const
export type MessageState = (typeof messageStates)[number]

/** What the owner reads of a message; never what is in it. */
export const messageSchema = z.object({
  _id: idText,
  state: z.enum(messageStates).catch('recorded'),
  channel: z.enum(channels).catch('email'),
  /** Name of the template. */
  template: z.string(),
  /** What it is about, in words. */
  cause: z.string(),
  recipient: z.string(),
  /** Why it has not left, in the server's words. */
  error: z.string().nullable(),
  attempts: z.int(),
  createdAt: instantText,
  /** Null until it has left or was recorded. */
  sentAt: instantText.nullable(),
  /** When it is tried next; null when it is not. */
  nextAttemptAt: instantText.nullable(),
  /** Why it cannot be sent again, in words; null: it can. */
  notResendable: z.string().nullable(),
})
export type Message = z.infer<typeof messageSchema>

export const messagesQuerySchema = pageQuerySchema.extend({
  state: z.enum(messageStates).optional(),
  channel: z.enum(channels).optional(),
})
export type MessagesQuery = z.infer<typeof messagesQuerySchema>
/** Newest first. */
export const messagesAnswerSchema = pageAnswer(messageSchema)

/** A message with an example's content; its links open nothing. */
export const previewSchema = z.object({
  name: z.string(),
  subject: z.string(),
  /** The mail's two parts. */
  html: z.string(),
  text: z.string(),
  /** Null where it is never sent as a text message. */
  sms: z.string().nullable(),
})

export const calls = {
  messages: { query: messagesQuerySchema, answer: messagesAnswerSchema },
  resendMessage: { answer: messageAnswerSchema },
  messageTemplates: {
    answer: dataAnswer(z.array(z.object({ name: z.string(), cause: z.string(), hasSms: z.boolean() }))),
  },
  messagePreview: { query: z.object({ name: z.string().max(100) }), answer: dataAnswer(previewSchema) },
} satisfies Calls
