import { z } from 'zod'

import { emailSchema, maxNameLength, phoneSchema } from '#features/accounts/person.contract.ts'
import { fullNameSchema } from '#shared/contracts/answered-people.ts'
import { dayText, timeText } from '#shared/contracts/answered-values.ts'
import type { Calls } from '#shared/contracts/endpoint.ts'
import { filledName } from '#shared/contracts/typed-values.ts'
import { oneLine } from '#shared/plain-text.ts'

import { requestsTexts } from './requests.it.ts'
import { consultationServices, maritalStates, socialPlatforms, workPermits } from './requests.rules.ts'

const { validation } = requestsTexts

const longestMessage = 2_000
/** Line breaks are words of a message; other controls, and marks that turn the direction of writing, are not. */
// oxlint-disable-next-line no-control-regex
const unreadable = /[\u0000-\u0009\u000B-\u001F\u007F-\u009F\u2028\u2029\u202A-\u202E\u2066-\u2069]/gu

/** Several lines that somebody writes. @param longest in characters */
export function severalLines(longest: number, error: string) {
  return z
    .string()
    .max(longest, error)
    .transform((text) => text.replaceAll('\r\n', '\n').replace(unreadable, ' ').trim())
}

export const messageText = severalLines(longestMessage, validation.messageTooLong)

/**
 * API-96. Nobody has proven any of it. `website` is a honeypot that people never see, and `secondsOpen` how long the form was in
 * front of somebody; whoever calls without our form has neither. Whoever sends the form has agreed that it is kept: a
 * `privacyAccepted` that says otherwise is refused.
 */
export const contactRequestSchema = z.object({
  name: filledName(validation.nameRequired, maxNameLength, validation.nameTooLong),
  email: emailSchema,
  phone: phoneSchema,
  /** What it is about: 'booking-demo' is a demo of the system, anything else a message. */
  interest: oneLine(z.string().trim().max(60, validation.interest)).default('contact'),
  message: messageText.default(''),
  privacyAccepted: z.literal(true, validation.privacy).optional(),
  website: z.string().max(200).optional(),
  secondsOpen: z.number().min(0).optional(),
})
export type ContactRequest = z.infer<typeof contactRequestSchema>

/** What the table keeps of a message and of a request for a demo. */
export const contactPayloadSchema = z.object({ interest: z.string(), message: z.string() })
export type ContactPayload = z.infer<typeof contactPayloadSchema>

/** What the table keeps of a consultation (CONS-18); its pictures are rows of `request_files`. */
export const consultationPayloadSchema = z.object({
  service: z.enum(consultationServices),
  day: dayText,
  time: timeText,
  message: z.string(),
  /** As of an application; left out where there are none. */
  outsidePhotos: z.array(z.string()).optional(),
})
export type ConsultationPayload = z.infer<typeof consultationPayloadSchema>

/** What the table keeps of an application (HIRE-03); its pictures and papers are rows of `request_files`. */
export const applicationPayloadSchema = z.object({
  ...fullNameSchema.shape,
  nationality: z.string(),
  hasWorkPermit: z.enum(workPermits),
  maritalStatus: z.enum(maritalStates),
  hasChildren: z.boolean(),
  childrenNumber: z.int().nullable(),
  address: z.string(),
  socialProfiles: z.array(z.object({ platform: z.enum(socialPlatforms), url: z.string() })),
  /** Addresses of pictures at an outside host, where the shop uses one. */
  outsidePhotos: z.array(z.string()),
})
export type ApplicationPayload = z.infer<typeof applicationPayloadSchema>

/** As image hosts answer; the address opens nothing by itself. */
export const uploadAnswerSchema = z.object({
  secure_url: z.string(),
  public_id: z.string(),
  format: z.string(),
  bytes: z.int(),
  /** Pixels, of a photo. */
  width: z.int().optional(),
  height: z.int().optional(),
})

export const calls = {
  sendContact: { body: contactRequestSchema, answer: z.object({ success: z.literal(true) }) },
  uploadImage: { answer: uploadAnswerSchema },
} satisfies Calls
