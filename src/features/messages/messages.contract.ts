import { z } from 'zod'

import { instantText } from '#shared/contracts/answered-values.ts'
import { dataAnswer, messageAnswerSchema, pageAnswer } from '#shared/contracts/answers.ts'
import type { Calls } from '#shared/contracts/endpoint.ts'
import { pageQuerySchema } from '#shared/contracts/pagination.ts'
import { idText } from '#shared/ids.ts'

import { channels } from './notifications.contract.ts'

/** 'queued': waiting or being sent; 'recorded': no server is set up; 'withheld': the plan's limit was reached. */
export const messageStates = ['queued', 'sent', 'recorded', 'failed', 'withheld', 'overtaken'] as const
export type MessageState = (typeof messageStates)[number]

export const messageSchema = z.object({
  _id: idText,
  state: z.enum(messageStates).catch('recorded'),
  channel: z.enum(channels).catch('email'),
  template: z.string(),
  cause: z.string(),
  recipient: z.string(),
  error: z.string().nullable(),
  attempts: z.int(),
  createdAt: instantText,
  sentAt: instantText.nullable(),
  nextAttemptAt: instantText.nullable(),
  notResendable: z.string().nullable(),
})
export type Message = z.infer<typeof messageSchema>

export const messagesQuerySchema = pageQuerySchema.extend({
  state: z.enum(messageStates).optional(),
  channel: z.enum(channels).optional(),
})
export type MessagesQuery = z.infer<typeof messagesQuerySchema>
export const messagesAnswerSchema = pageAnswer(messageSchema)

export const previewSchema = z.object({
  name: z.string(),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
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
