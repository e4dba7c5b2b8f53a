import { z } from 'zod'

import { emailSchema, maxNameLength, newPhoneSchema } from '#features/accounts/person.contract.ts'
import { fullNameSchema } from '#shared/contracts/answered-people.ts'
import { dayText, timeText } from '#shared/contracts/answered-values.ts'
import type { Calls } from '#shared/contracts/endpoint.ts'
import { filledName, multilineText } from '#shared/contracts/typed-values.ts'
import { oneLine } from '#shared/plain-text.ts'

import { requestsTexts } from './inquiries.it.ts'
import { consultationServices, maritalStates, socialPlatforms, workPermits } from './inquiries.rules.ts'

const { validation } = requestsTexts

const maxMessageLength = 2_000

export const messageText = multilineText(maxMessageLength, validation.messageTooLong)

/**
 * API-96. All data are unverified. `website` is a honeypot and `secondsOpen` the time the form was open;
 * callers without our form send neither. Sending the form implies consent to storage, so `privacyAccepted:
 * false` is refused.
 */
export const contactRequestSchema = z.object({
  name: filledName(validation.nameRequired, maxNameLength, validation.nameTooLong),
  email: emailSchema,
  phone: newPhoneSchema,
  /** 'booking-demo' asks for a demo and 'shop' about the shop; any other value is a message. */
  interest: oneLine(z.string().trim().max(60, validation.interest)).default('contact'),
  message: messageText.default(''),
  privacyAccepted: z.literal(true, validation.privacy).optional(),
  website: z.string().max(200).optional(),
  secondsOpen: z.number().min(0).optional(),
})
export type ContactRequest = z.infer<typeof contactRequestSchema>

export const contactPayloadSchema = z.object({ interest: z.string(), message: z.string() })
export type ContactPayload = z.infer<typeof contactPayloadSchema>

/** Stored payload of a consultation (CONS-18); its photos are rows of `request_files`. */
export const consultationPayloadSchema = z.object({
  service: z.enum(consultationServices),
  day: dayText,
  time: timeText,
  message: z.string(),
  outsidePhotos: z.array(z.string()).optional(),
})
export type ConsultationPayload = z.infer<typeof consultationPayloadSchema>

/** Stored payload of an application (HIRE-03); its files are rows of `request_files`. */
export const applicationPayloadSchema = z.object({
  ...fullNameSchema.shape,
  nationality: z.string(),
  hasWorkPermit: z.enum(workPermits),
  maritalStatus: z.enum(maritalStates),
  hasChildren: z.boolean(),
  childrenNumber: z.int().nullable(),
  address: z.string(),
  socialProfiles: z.array(z.object({ platform: z.enum(socialPlatforms), url: z.string() })),
  outsidePhotos: z.array(z.string()),
})
export type ApplicationPayload = z.infer<typeof applicationPayloadSchema>

/** Shaped like an image host's answer. The address alone does not open the file. */
export const uploadAnswerSchema = z.object({
  secure_url: z.string(),
  public_id: z.string(),
  format: z.string(),
  bytes: z.int(),
  /** Pixels; photos only. */
  width: z.int().optional(),
  height: z.int().optional(),
})

export const calls = {
  sendContact: { body: contactRequestSchema, answer: z.object({ success: z.literal(true) }) },
  uploadImage: { answer: uploadAnswerSchema },
} satisfies Calls
