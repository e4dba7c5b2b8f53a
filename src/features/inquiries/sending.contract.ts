import { z } from 'zod'

import { emailSchema, nameSchema } from '#features/accounts/person.contract.ts'
import type { Calls } from '#shared/contracts/endpoint.ts'
import { filledName, filledText } from '#shared/contracts/typed-values.ts'
import { idSchema } from '#shared/ids.ts'
import { cleanedPhone, isPhone } from '#shared/phone.ts'
import { oneLine } from '#shared/plain-text.ts'
import { visibleText } from '#shared/visible-text.ts'

import {
  isApplicationPhone,
  maxChildren,
  maxPortfolioPhotos,
  maxSocialProfiles,
} from './application.rules.ts'
import { consultationTexts } from './consultation.it.ts'
import { maxConsultationPhotos } from './consultation.rules.ts'
import { messageText } from './inquiries.contract.ts'
import { requestsTexts } from './inquiries.it.ts'
import { maritalStates, socialPlatforms, workPermits } from './inquiries.rules.ts'
import { dayOfItalianDate, serviceOfLabel, timeOfLabel } from './sending.rules.ts'

const { validation } = requestsTexts

const id = z.string().max(100)

/** The body that @emailjs/browser sends; the template schemas below parse its params. */
export const sendInquirySchema = z.object({
  lib_version: z.string().max(20).optional(),
  user_id: id,
  service_id: id,
  template_id: id,
  template_params: z.record(z.string().max(60), z.union([z.string().max(20_000), z.number()])),
})
export type SendInquiry = z.infer<typeof sendInquirySchema>

const markShape = {
  submission_id: idSchema(),
  seconds_open: z.number().min(0),
  website: z.string().max(200).default(''),
}

/** Parameters for the mail template only; the server ignores them. */
const unread = z.union([z.string().max(2_000), z.number()]).optional()

const readBy = <Value>(reader: (text: string) => Value | null, error: string) =>
  z.string(error).transform((text, context) => {
    const value = text.length > 60 ? null : reader(text)
    if (value !== null) return value
    context.addIssue({ code: 'custom', message: error })
    return z.NEVER
  })

const maxPhoneText = 30
const phone = z.string(validation.phone).overwrite(cleanedPhone).max(maxPhoneText, validation.phone)

const singleLine = (most: number, error: string) => oneLine(filledText(error, most))

const linesOf = (text: string) => text.split('\n').filter((each) => each.trim() !== '')

const photosSchema = ({ least, most }: { least: number; most: number }) =>
  z
    .string(validation.photos)
    .max(5_000, validation.photos)
    .transform(linesOf)
    .pipe(
      z
        .array(singleLine(500, validation.photos), validation.photos)
        .min(least, validation.photos)
        .max(most, validation.photos),
    )

/** CONS-21. The name may be as long as a first and a last name together. */
export const consultationParamsSchema = z.object({
  name: filledName(validation.nameRequired, 120, validation.fullNameTooLong),
  phone: phone.refine(isPhone, { error: validation.phone }),
  service: readBy(serviceOfLabel, validation.service),
  date: readBy(dayOfItalianDate, validation.date),
  time: readBy(timeOfLabel, validation.time),
  message: messageText.default('').transform((text) => text || consultationTexts.noMessage),
  email: emailSchema,
  current_year: unread,
  /** Not in the specification; omitted without photos. */
  photos: photosSchema({ least: 0, most: maxConsultationPhotos }).default([]),
  ...markShape,
})
export type ConsultationParams = z.infer<typeof consultationParamsSchema>

const profilesSchema = z
  .array(
    z.object({ platform: z.enum(socialPlatforms), url: singleLine(300, validation.profiles) }),
    validation.profiles,
  )
  .max(maxSocialProfiles, validation.profiles)

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const withoutSpaces = (text: string) => visibleText(text).replaceAll(/\s+/g, '')

/** HIRE-30. */
export const applicationParamsSchema = z
  .object({
    to_email: unread,
    candidate_name: z.string().trim().max(130),
    candidate_first_name: nameSchema(validation.nameRequired),
    candidate_last_name: nameSchema(validation.nameRequired),
    candidate_email: emailSchema,
    candidate_phone: phone.refine(isApplicationPhone, { error: validation.phone }),
    candidate_nationality: singleLine(60, validation.nationality),
    candidate_address: singleLine(200, validation.address),
    work_permit: z.enum(workPermits),
    marital_status: z.enum(maritalStates),
    has_children: z.enum(['si', 'no']),
    children_number: z.union([
      z.literal('N/A'),
      z
        .string()
        .regex(/^\d{1,2}$/)
        .transform(Number),
    ]),
    social_profiles: z.string().max(5_000).transform(parsedJson).pipe(profilesSchema),
    portfolio_images: photosSchema({ least: 1, most: maxPortfolioPhotos }),
    application_date: unread,
    portfolio_count: z.coerce.number(),
    /** Address of a PDF on our server; '' without one. */
    cv_link: z.string().max(500).default(''),
    ...markShape,
  })
  .refine(
    ({ candidate_name: name, candidate_first_name: first, candidate_last_name: last }) =>
      withoutSpaces(name) === withoutSpaces(first + last),
    { error: validation.nameRequired, path: ['candidate_name'] },
  )
  .refine(({ portfolio_count: count, portfolio_images: images }) => count === images.length, {
    error: validation.photos,
    path: ['portfolio_count'],
  })
  .refine(
    ({ has_children: has, children_number: count }) =>
      has === 'si' ? typeof count === 'number' && count >= 1 && count <= maxChildren : count === 'N/A',
    { error: validation.children, path: ['children_number'] },
  )
export type ApplicationParams = z.infer<typeof applicationParamsSchema>

/** HIRE-31. The texts are ignored: the server sends its own. */
export const acknowledgementParamsSchema = z.object({
  to_email: emailSchema,
  candidate_name: nameSchema(validation.nameRequired),
  company_name: unread,
  message: unread,
  application_date: unread,
  submission_id: idSchema(),
})
export type AcknowledgementParams = z.infer<typeof acknowledgementParamsSchema>

export const calls = {
  sendForm: { body: sendInquirySchema },
} satisfies Calls
