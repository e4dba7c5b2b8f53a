import { z } from 'zod'

import { roles } from '#shared/contracts/access.ts'
import { instantText } from '#shared/contracts/answered-values.ts'
import { dataAnswer } from '#shared/contracts/answers.ts'
import type { Calls } from '#shared/contracts/endpoint.ts'
import { wholeNumber } from '#shared/contracts/typed-values.ts'
import { idSchema, idText } from '#shared/ids.ts'

import { assistantTexts } from './assistant.it.ts'
import {
  contextSuggestions,
  foundFaqs,
  listedFaqs,
  maxMessageLength,
  messageFault,
  messageTypes,
  maxFaqs,
  visibleText,
} from './assistant.rules.ts'
import { faqCategories } from './faqs.rules.ts'

const { validation } = assistantTexts

/**
 * 'customer' is an alias of 'client' (C-16). The server ignores the claimed role: the session decides what
 * the caller may read.
 */
const userRoleSchema = z
  .enum(['visitor', 'guest', 'customer', ...roles], validation.role)
  .nullish()
  .transform((role) => (role === 'customer' ? 'client' : role))

const pathSchema = z.string().max(200)

/** A secret, so a malformed one gets no validation error: it counts as unknown. */
const sessionIdSchema = z.string().max(200)

/** Claims of the page. The server reads only the path and stores nothing. */
const surroundingsSchema = z.object({ currentPage: pathSchema.optional() }).nullish()

export const messageRequestSchema = z.object({
  sessionId: sessionIdSchema.nullish(),
  message: z
    .string(validation.empty)
    .refine((text) => messageFault(text) !== 'empty', { error: validation.empty })
    .refine((text) => messageFault(text) !== 'tooLong', { error: validation.tooLong(maxMessageLength) })
    .transform(visibleText),
  context: surroundingsSchema,
})

/**
 * A button below an answer. 'link' is a path of ours, 'external' another site's address, 'phone' and 'email'
 * open on the device, 'ask' sends the next question.
 */
const chatActionSchema = z.object({
  type: z.enum(['link', 'external', 'phone', 'email', 'ask']).catch('ask'),
  label: z.string(),
  value: z.string(),
})
export type ChatAction = z.infer<typeof chatActionSchema>

export const replySchema = z.object({
  content: z.string(),
  actions: z.array(chatActionSchema),
  suggestions: z.array(z.string()),
  type: z.enum(messageTypes).catch('text'),
})
export type Reply = z.infer<typeof replySchema>

/** CHAT-13. */
export const chatMessageSchema = replySchema.extend({
  id: idText,
  isBot: z.boolean(),
  timestamp: instantText,
  isError: z.boolean(),
  feedback: z.object({
    isOpen: z.boolean(),
    helpful: z.boolean().nullable(),
  }),
})
export type ChatMessage = z.infer<typeof chatMessageSchema>

/** `sessionId` changes if the one sent is unknown. */
export const messageAnswerSchema = z.object({
  success: z.literal(true),
  sessionId: z.string(),
  response: chatMessageSchema,
})

/** CHAT-13. `successRate` is from 0 to 1, null without votes. */
const faqSchema = z.object({
  id: z.string(),
  question: z.string(),
  answer: z.string(),
  category: z.string(),
  successRate: z.number().nullable(),
})
export type AnsweredFaq = z.infer<typeof faqSchema>

const limitSchema = (usual: number) =>
  z.coerce
    .number<number>(validation.limit)
    .int(validation.limit)
    .min(1, validation.limit)
    .max(maxFaqs, validation.limit)
    .default(usual)

export const faqsAnswerSchema = dataAnswer(z.array(faqSchema))

export const feedbackRequestSchema = z.object({
  sessionId: sessionIdSchema,
  messageId: idSchema(validation.message),
  feedback: z.object({
    helpful: z.boolean(validation.helpful),
    rating: wholeNumber(validation.rating, 1, 5).nullish(),
    comment: z
      .string()
      .max(maxMessageLength, validation.tooLong(maxMessageLength))
      .transform(visibleText)
      .nullish(),
    /** Claimed by the browser; the server uses its own clock. */
    timestamp: z.string().max(40).nullish(),
  }),
})

export const calls = {
  /** Continues a known session with its messages; any other id begins a new one. */
  openChat: {
    body: z.object({
      userRole: userRoleSchema,
      metadata: surroundingsSchema,
      sessionId: sessionIdSchema.nullish(),
    }),
    answer: z.object({
      success: z.literal(true),
      sessionId: z.string(),
      messages: z.array(chatMessageSchema),
    }),
  },
  sendMessage: { body: messageRequestSchema, answer: messageAnswerSchema },
  listFaqs: {
    query: z.object({
      userRole: userRoleSchema,
      limit: limitSchema(listedFaqs),
      category: z.enum(faqCategories, validation.category).or(z.literal('')).optional(),
    }),
    answer: faqsAnswerSchema,
  },
  sendFeedback: { body: feedbackRequestSchema, answer: z.object({ success: z.literal(true) }) },
  contextualHelp: {
    query: z.object({
      currentPage: pathSchema.default('/'),
      userRole: userRoleSchema,
    }),
    answer: z.object({
      success: z.literal(true),
      suggestions: z.array(z.string()).max(contextSuggestions),
    }),
  },
  searchFaqs: {
    query: z.object({
      query: z.string(validation.query).max(maxMessageLength, validation.tooLong(maxMessageLength)),
      userRole: userRoleSchema,
      limit: limitSchema(foundFaqs),
    }),
    answer: faqsAnswerSchema,
  },
  chatHealth: { answer: z.object({ success: z.literal(true), status: z.literal('ok') }) },
} satisfies Calls
