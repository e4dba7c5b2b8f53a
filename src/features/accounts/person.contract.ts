import { z } from 'zod'

import { filledName } from '#shared/contracts/typed-values.ts'
import { cleanedEmail } from '#shared/email.ts'
import { phoneTexts } from '#shared/phone.it.ts'
import { cleanedPhone, isPhone, maxPhoneLength } from '#shared/phone.ts'

import { accountsTexts } from './accounts.it.ts'

const { validation } = accountsTexts

export const maxNameLength = 60
export const longestEmail = 254
/** Signs with a meaning of their own in a mail's head, and those that nobody sees. */
const noMailbox = String.raw`\s@,:;<>()[\]\\"\u3002\p{Cc}\p{Cf}\p{DI}`
const noDomain = `${noMailbox}'`
const emailPattern = new RegExp(String.raw`^[^${noMailbox}]+@[^${noDomain}]+\.[^${noDomain}.]{2,}$`, 'u')

/**
 * The address of every form, cleaned; the words are the form's own. One writing for one mailbox: mail programs read wide
 * letters, for example, as the plain ones.
 */
export function emailText(required: string, invalid: string) {
  return z
    .string(required)
    .overwrite(cleanedEmail)
    .toLowerCase()
    .min(1, required)
    .max(longestEmail, invalid)
    .regex(emailPattern, invalid)
    .refine((text) => text.length > longestEmail || text.normalize('NFKC') === text, { error: invalid })
}

export const emailSchema = emailText(validation.emailRequired, validation.emailInvalid)

export const nameSchema = (required: string) => filledName(required, maxNameLength, validation.nameTooLong)

/** The form's check of a number. The server reads the number (readPhone) and may still find it too short or too long. */
export const phoneSchema = z
  .string(phoneTexts.required)
  .overwrite(cleanedPhone)
  .min(1, phoneTexts.required)
  .max(maxPhoneLength, phoneTexts.invalid)
  .refine(isPhone, { error: phoneTexts.invalid })

/** A number, or none: of somebody who is known otherwise. */
export const optionalPhoneSchema = z
  .string(phoneTexts.invalid)
  .overwrite(cleanedPhone)
  .max(maxPhoneLength, phoneTexts.invalid)
  .refine((text) => text === '' || isPhone(text), { error: phoneTexts.invalid })

/** Name, address and number, all required: of a guest, a client, whoever works here. */
export const personSchema = z.object({
  firstName: nameSchema(validation.firstNameRequired),
  lastName: nameSchema(validation.lastNameRequired),
  email: emailSchema,
  phone: phoneSchema,
})
