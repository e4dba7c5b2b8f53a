import { z } from 'zod'

import { messageStates } from '#features/messages/messages.contract.ts'
import { instantText } from '#shared/contracts/answered-values.ts'
import { dataAnswer, messageAnswerSchema, pageAnswer } from '#shared/contracts/answers.ts'
import type { Calls } from '#shared/contracts/endpoint.ts'
import { pageQuerySchema } from '#shared/contracts/pagination.ts'
import { multilineText } from '#shared/contracts/typed-values.ts'
import { idText } from '#shared/ids.ts'

import { inboxTexts } from './inbox.it.ts'
import { inquiryKinds, inquiryStates } from './inquiries.rules.ts'

const { validation } = inboxTexts

/** A request as listed. All of its data are unverified. */
export const inboxInquirySchema = z.object({
  _id: idText,
  kind: z.enum(inquiryKinds).catch('contact'),
  state: z.enum(inquiryStates).catch('in_progress'),
  name: z.string(),
  /** Null if the sender left no e-mail, or only a placeholder. */
  email: z.string().nullable(),
  phone: z.string(),
  summary: z.string(),
  createdAt: instantText,
  updatedAt: instantText,
})
export type InboxInquiry = z.infer<typeof inboxInquirySchema>

const emptyIsNone = (typed: unknown) => (typed === '' ? undefined : typed)

const filters = {
  kind: z.preprocess(emptyIsNone, z.enum(inquiryKinds).optional()),
  state: z.preprocess(emptyIsNone, z.enum(inquiryStates, validation.state).optional()),
  search: z.string().trim().max(120, validation.searchTooLong).optional(),
}

export const inboxQuerySchema = pageQuerySchema.extend({
  ...filters,
  limit: z.coerce.number<number>().int().min(1).max(100).default(20),
})
export type InboxQuery = z.infer<typeof inboxQuerySchema>

export const inboxExportQuerySchema = z.object(filters)
export type InboxFilters = z.infer<typeof inboxExportQuerySchema>

export const inboxAnswerSchema = pageAnswer(inboxInquirySchema).extend({
  counts: z.object({ new: z.int(), in_progress: z.int(), done: z.int() }),
})
export type InboxAnswer = z.infer<typeof inboxAnswerSchema>

const factSchema = z.object({
  label: z.string(),
  value: z.string(),
  link: z.string().nullable(),
})
export type Fact = z.infer<typeof factSchema>

/** `link` works for half an hour without a login; `isOutside` means that an image host stores the file. */
const fileSchema = z.object({ name: z.string(), link: z.string(), isOutside: z.boolean() })
export type InboxFile = z.infer<typeof fileSchema>

const knownCustomerSchema = z.object({ _id: idText, name: z.string() })

export const inboxDetailSchema = inboxInquirySchema.extend({
  message: z.string(),
  facts: z.array(factSchema),
  photos: z.array(fileSchema),
  documents: z.array(fileSchema),
  notes: z.string(),
  customer: knownCustomerSchema.nullable(),
  /** Otherwise, customers with the same e-mail or phone. They need not be the sender. */
  candidates: z.array(knownCustomerSchema.extend({ sharesEmail: z.boolean(), sharesPhone: z.boolean() })),
  answers: z.array(
    z.object({
      _id: idText,
      text: z.string(),
      /** '' for former staff. */
      author: z.string(),
      createdAt: instantText,
      /** State of the mail; null once the mail has been deleted. */
      mail: z.enum(messageStates).nullable().catch(null),
    }),
  ),
  /** 'YYYY-MM-DD'; the day of the automatic deletion. */
  deletedOn: z.string(),
})
export type InboxDetail = z.infer<typeof inboxDetailSchema>

export const inboxDetailAnswerSchema = dataAnswer(inboxDetailSchema)
export const inboxChangedAnswerSchema = inboxDetailAnswerSchema.extend({ message: z.string() })

export const maxNotesLength = 1000
export const maxAnswerLength = 4000

export const inboxChangeSchema = z.object({
  state: z.enum(inquiryStates, validation.state).optional(),
  notes: multilineText(maxNotesLength, validation.notesTooLong).optional(),
  updatedAt: z.iso.datetime().optional(),
})
export type InboxChange = z.infer<typeof inboxChangeSchema>

export const inboxAnswerRequestSchema = z.object({
  text: multilineText(maxAnswerLength, validation.answerTooLong).pipe(
    z.string().min(1, validation.answerRequired),
  ),
  email: z.string().max(254).optional(),
})

export const calls = {
  inbox: { query: inboxQuerySchema, answer: inboxAnswerSchema },
  exportInbox: { query: inboxExportQuerySchema },
  inboxInquiry: { answer: inboxDetailAnswerSchema },
  changeInboxInquiry: { body: inboxChangeSchema, answer: inboxChangedAnswerSchema },
  answerInboxInquiry: { body: inboxAnswerRequestSchema, answer: inboxChangedAnswerSchema },
  deleteInboxInquiry: { answer: messageAnswerSchema },
} satisfies Calls
