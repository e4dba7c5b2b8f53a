import { z } from 'zod'

import { filledName } from '#shared/contracts/typed-values.ts'
import { cleanedEmail } from '#shared/email.ts'
import { phoneTexts } from '#shared/phone.it.ts'
import { cleanedPhone, hasWrongLength, isPhone, maxPhoneLength } from '#shared/phone.ts'

import { accountsTexts } from './accounts.it.ts'

const { validation } = accountsTexts

export const maxNameLength = 60
export const maxEmailLength = 254
/** Characters with a meaning in mail headers, and invisible characters. */
const noMailbox = String.raw`\s@,:;<>()[\]\\"\u3002\p{Cc}\p{Cf}\p{DI}`
const noDomain = `${noMailbox}'`
const emailPattern = new RegExp(String.raw`^[^${noMailbox}]+@[^${noDomain}]+\.[^${noDomain}.]{2,}$`, 'u')

/**
 * Builds the e-mail schema of a form with the form's own error texts. It normalises the address, because mail
 * programs treat wide letters, for example, as plain ones.
 */
export function emailText(required: string, invalid: string) {
  return z
    .string(required)
    .overwrite(cleanedEmail)
    .toLowerCase()
    .min(1, required)
    .max(maxEmailLength, invalid)
    .regex(emailPattern, invalid)
    .refine((text) => text.length > maxEmailLength || text.normalize('NFKC') === text, { error: invalid })
}

export const emailSchema = emailText(validation.emailRequired, validation.emailInvalid)

export const nameSchema = (required: string) => filledName(required, maxNameLength, validation.nameTooLong)

/** Checks a phone number in the form. The server parses it (readPhone) and may still reject its length. */
export const phoneSchema = z
  .string(phoneTexts.required)
  .overwrite(cleanedPhone)
  .min(1, phoneTexts.required)
  .max(maxPhoneLength, phoneTexts.invalid)
  .refine(isPhone, { error: phoneTexts.invalid })

/** Refuses the numbers that the server's reading refuses, as far as a browser can tell. Unchanged older numbers may be such. */
export const newPhoneSchema = phoneSchema.refine((text) => !hasWrongLength(text), {
  error: phoneTexts.invalid,
})

export const optionalPhoneSchema = z
  .string(phoneTexts.invalid)
  .overwrite(cleanedPhone)
  .max(maxPhoneLength, phoneTexts.invalid)
  .refine((text) => text === '' || isPhone(text), { error: phoneTexts.invalid })

export const personSchema = z.object({
  firstName: nameSchema(validation.firstNameRequired),
  lastName: nameSchema(validation.lastNameRequired),
  email: emailSchema,
  phone: newPhoneSchema,
})
