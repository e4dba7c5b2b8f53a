import { z } from 'zod'

import { fullNameSchema, personRefSchema } from '#shared/contracts/answered-people.ts'
import { chf, dayText, instantText, minutes, timeText } from '#shared/contracts/answered-values.ts'
import { dataAnswer, messageAnswerSchema, pageAnswer } from '#shared/contracts/answers.ts'
import type { Calls } from '#shared/contracts/endpoint.ts'
import { pageQuerySchema } from '#shared/contracts/pagination.ts'
import { filledText } from '#shared/contracts/typed-values.ts'
import { idSchema, idText } from '#shared/ids.ts'

import { waitingListTexts } from './offers.it.ts'
import { waitingDays, waitingPeriods } from './waiting-list.contract.ts'

const { validation } = waitingListTexts

export const joinRequestSchema = z.object({
  preferredBarber: idSchema(validation.barberRequired),
  service: filledText(validation.serviceRequired, 120),
  /** Empty: any day. */
  preferredDays: z
    .array(z.enum(waitingDays, validation.invalidDays))
    .max(20, validation.invalidDays)
    .default([]),
  /** Empty: any time of the day. */
  preferredTimeSlots: z
    .array(z.enum(waitingPeriods, validation.invalidPeriods))
    .max(20, validation.invalidPeriods)
    .default([]),
  notes: z.string().trim().max(1000, validation.notesTooLong).default(''),
})
export type JoinRequest = z.infer<typeof joinRequestSchema>

const offeredTimeSchema = z.object({
  date: dayText,
  time: timeText,
  duration: minutes,
  price: chf,
  expiresAt: instantText,
  /** Number of other requests for the same service, which end with the booking. */
  otherRequests: z.int(),
})
export type OfferedSlot = z.infer<typeof offeredTimeSchema>

const openOfferSchema = z.object({
  _id: idText,
  /** Secret of the offer's link: accepts the offer with or without a login. */
  token: z.string(),
  barber: personRefSchema,
  serviceId: idText,
  ...offeredTimeSchema.shape,
})
export type OpenOffer = z.infer<typeof openOfferSchema>

export const ownRequestSchema = z.object({
  _id: idText,
  service: z.string(),
  /** Falls back to 'expired' for a status that this version does not know (WAIT-09). */
  status: z.enum(['pending', 'notified', 'expired']).catch('expired'),
  preferredBarber: personRefSchema.nullable(),
  preferredDays: z.array(z.string()),
  preferredTimeSlots: z.array(z.string()),
  notes: z.string(),
  requestDate: instantText,
  expiryDate: instantText,
  offer: openOfferSchema.nullable(),
})
export type OwnRequest = z.infer<typeof ownRequestSchema>

/** 'gone': booked in another way, or the slot is no longer available. */
export const offerStates = ['open', 'accepted', 'declined', 'expired', 'gone'] as const
export type OfferState = (typeof offerStates)[number]

export const offerSecretSchema = z.object({ token: z.string().max(200) })

/** Contains only the first name, since the link may be passed on. */
export const linkedOfferSchema = z.object({
  _id: idText,
  state: z.enum(offerStates).catch('gone'),
  firstName: z.string(),
  service: z.string(),
  barber: z.string(),
  ...offeredTimeSchema.shape,
})
export type LinkedOffer = z.infer<typeof linkedOfferSchema>

export const answeredOfferSchema = dataAnswer(linkedOfferSchema).extend({ message: z.string() })

export const offerOutcomes = ['accepted', 'declined', 'lapsed', 'superseded', 'withdrawn', 'refused'] as const

export const loggedOfferSchema = z.object({
  _id: idText,
  client: fullNameSchema,
  service: z.string(),
  barber: fullNameSchema,
  date: dayText,
  time: timeText,
  offeredAt: instantText,
  expiresAt: instantText,
  outcome: z.enum(offerOutcomes).nullable().catch('withdrawn'),
  closedAt: instantText.nullable(),
})
export type LoggedOffer = z.infer<typeof loggedOfferSchema>

export const calls = {
  /** A bare array, newest first, without booked requests, which appear as appointments (C-37). */
  ownWaitingRequests: { answer: z.array(ownRequestSchema) },
  joinWaitingList: {
    body: joinRequestSchema,
    answer: ownRequestSchema.extend({ success: z.literal(true), message: z.string() }),
    status: 201,
  },
  leaveWaitingList: { answer: messageAnswerSchema },
  linkedOffer: { query: offerSecretSchema, answer: dataAnswer(linkedOfferSchema) },
  acceptOffer: { body: offerSecretSchema, answer: answeredOfferSchema },
  declineOffer: { body: offerSecretSchema, answer: answeredOfferSchema },
  loggedOffers: { query: pageQuerySchema, answer: pageAnswer(loggedOfferSchema) },
} satisfies Calls
