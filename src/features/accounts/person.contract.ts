import { z } from 'zod'

import { filledText } from '#shared/contracts/typed-values.ts'
import { phoneTexts } from '#shared/phone.it.ts'
import { isPhone, maxPhoneLength } from '#shared/phone.ts'
import { plainText } from '#shared/plain-text.ts'

import { accountsTexts } from './accounts.it.ts'

const { validation } = accountsTexts

export const maxNameLength = 60
export const longestEmail = 254
/** Signs with a meaning of their own in a mail's head, and those that nobody sees. */
const noEmail = String.raw`\s@,:;<>()[\]\\"'\u3002\p{Cc}\p{Cf}\p{DI}`
const emailPattern = new RegExp(String.raw`^[^${noEmail}]+@[^${noEmail}]+\.[^${noEmail}.]{2,}$`, 'u')

/** One writing for one mailbox: mail programs read wide letters, for example, as the plain ones. */
export const emailSchema = z
  .string(validation.emailRequired)
  .trim()
  .toLowerCase()
  .min(1, validation.emailRequired)
  .max(longestEmail, validation.emailInvalid)
  .regex(emailPattern, validation.emailInvalid)
  .refine((text) => text.length > longestEmail || text.normalize('NFKC') === text, {
    error: validation.emailInvalid,
  })

export const nameSchema = (required: string) =>
  plainText(filledText(required, maxNameLength, validation.nameTooLong))

export const phoneSchema = filledText(phoneTexts.required, maxPhoneLength, phoneTexts.invalid).refine(
  isPhone,
  { error: phoneTexts.invalid },
)

/** A number, or none: of somebody who is known otherwise. */
export const optionalPhoneSchema = z
  .string(phoneTexts.invalid)
  .trim()
  .max(maxPhoneLength, phoneTexts.invalid)
  .refine((text) => text === '' || isPhone(text), { error: phoneTexts.invalid })

/** Name, address and number, all required: of a guest, a client, whoever works here. */
export const personSchema = z.object({
  firstName: nameSchema(validation.firstNameRequired),
  lastName: nameSchema(validation.lastNameRequired),
  email: emailSchema,
  phone: phoneSchema,
})
