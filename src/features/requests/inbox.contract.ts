import { z } from 'zod'

import { messageStates } from '#features/messages/messages.contract.ts'
import { instantText } from '#shared/contracts/answered-values.ts'
import { dataAnswer, messageAnswerSchema, pageAnswer } from '#shared/contracts/answers.ts'
import type { Calls } from '#shared/contracts/endpoint.ts'
import { pageQuerySchema } from '#shared/contracts/pagination.ts'
import { idText } from '#shared/ids.ts'

import { inboxTexts } from './inbox.it.ts'
import { severalLines } from './requests.contract.ts'
import { requestKinds, requestStates } from './requests.rules.ts'

const { validation } = inboxTexts

/** As the list has it. Nobody has proven who it is from. */
export const inboxRequestSchema = z.object({
  _id: idText,
  kind: z.enum(requestKinds).catch('contact'),
  state: z.enum(requestStates).catch('in_progress'),
  name: z.string(),
  /** null: none was left that anybody reads. */
  email: z.string().nullable(),
  phone: z.string(),
  /** What it is about, in one line. */
  summary: z.string(),
  createdAt: instantText,
  updatedAt: instantText,
})
export type InboxRequest = z.infer<typeof inboxRequestSchema>

/** A filter that is empty filters nothing. */
const emptyIsNone = (typed: unknown) => (typed === '' ? undefined : typed)

const filters = {
  kind: z.preprocess(emptyIsNone, z.enum(requestKinds).optional()),
  state: z.preprocess(emptyIsNone, z.enum(requestStates, validation.state).optional()),
  /** Words of the name, the addresses, the number and what was written. */
  search: z.string().trim().max(120, validation.searchTooLong).optional(),
}

export const inboxQuerySchema = pageQuerySchema.extend({
  ...filters,
  limit: z.coerce.number<number>().int().min(1).max(100).default(20),
})
export type InboxQuery = z.infer<typeof inboxQuerySchema>

export const inboxExportQuerySchema = z.object(filters)
export type InboxFilters = z.infer<typeof inboxExportQuerySchema>

/** Newest first. */
export const inboxAnswerSchema = pageAnswer(inboxRequestSchema).extend({
  /** Of the same kind and search, in whatever state. */
  counts: z.object({ new: z.int(), in_progress: z.int(), done: z.int() }),
})
export type InboxAnswer = z.infer<typeof inboxAnswerSchema>

const factSchema = z.object({
  label: z.string(),
  value: z.string(),
  /** Where it leads, if that is an address of the web. */
  link: z.string().nullable(),
})
export type Fact = z.infer<typeof factSchema>

/** Read for half an hour by whoever has its link; `isOutside`: at an image host's. */
const fileSchema = z.object({ name: z.string(), link: z.string(), isOutside: z.boolean() })
export type InboxFile = z.infer<typeof fileSchema>

const knownCustomerSchema = z.object({ _id: idText, name: z.string() })

export const inboxDetailSchema = inboxRequestSchema.extend({
  /** As it was written, with its lines. */
  message: z.string(),
  /** What the kind's form asks for, in Italian. */
  facts: z.array(factSchema),
  photos: z.array(fileSchema),
  documents: z.array(fileSchema),
  notes: z.string(),
  /** Whoever was logged in. */
  customer: knownCustomerSchema.nullable(),
  /** Of everybody else: who has the same address or number. Nobody has proven that they wrote. */
  candidates: z.array(knownCustomerSchema.extend({ sharesEmail: z.boolean(), sharesPhone: z.boolean() })),
  /** Oldest first. */
  answers: z.array(
    z.object({
      _id: idText,
      text: z.string(),
      /** '' of somebody who does not work here any more. */
      author: z.string(),
      createdAt: instantText,
      /** How its mail fares; null: it is not known any more. */
      mail: z.enum(messageStates).nullable().catch(null),
    }),
  ),
  /** 'YYYY-MM-DD', on which it is deleted by itself. */
  deletedOn: z.string(),
})
export type InboxDetail = z.infer<typeof inboxDetailSchema>

export const inboxDetailAnswerSchema = dataAnswer(inboxDetailSchema)
/** After a change. */
export const inboxChangedAnswerSchema = inboxDetailAnswerSchema.extend({ message: z.string() })

export const longestNotes = 1000
export const longestAnswer = 4000

/** What is left out stays. */
export const inboxChangeSchema = z.object({
  state: z.enum(requestStates, validation.state).optional(),
  notes: severalLines(longestNotes, validation.notesTooLong).optional(),
  /** What the screen has read. */
  updatedAt: z.iso.datetime().optional(),
})
export type InboxChange = z.infer<typeof inboxChangeSchema>

export const inboxAnswerRequestSchema = z.object({
  text: severalLines(longestAnswer, validation.answerTooLong).pipe(
    z.string().min(1, validation.answerRequired),
  ),
  /** The address that the screen has shown. */
  email: z.string().max(254).optional(),
})

export const calls = {
  inbox: { query: inboxQuerySchema, answer: inboxAnswerSchema },
  exportInbox: { query: inboxExportQuerySchema },
  inboxRequest: { answer: inboxDetailAnswerSchema },
  changeInboxRequest: { body: inboxChangeSchema, answer: inboxChangedAnswerSchema },
  answerInboxRequest: { body: inboxAnswerRequestSchema, answer: inboxChangedAnswerSchema },
  deleteInboxRequest: { answer: messageAnswerSchema },
} satisfies Calls
