import { z } from 'zod'

import { messageAnswerSchema } from '#shared/contracts/answers.ts'
import type { Calls } from '#shared/contracts/endpoint.ts'

import { newPasswordSchema, userSchema } from './accounts.contract.ts'
import { accountsErrorTexts, accountsTexts } from './accounts.it.ts'
import { optionalPhoneSchema, personSchema } from './person.contract.ts'

/** Characters; longer than any valid password. */
const maxTypedLength = 1000
const typedPassword = (required: string) =>
  z.string(required).min(1, required).max(maxTypedLength, accountsTexts.validation.passwordTooLong)

/**
 * Changes names and phone and, given the current password, the password too. The e-mail never changes here:
 * with a new password it identifies the account.
 */
export const updateProfileRequestSchema = z
  .object({
    firstName: personSchema.shape.firstName,
    lastName: personSchema.shape.lastName,
    phone: optionalPhoneSchema,
    email: z.string().max(maxTypedLength).optional(),
    currentPassword: z.string().max(maxTypedLength, accountsTexts.validation.passwordTooLong).optional(),
    newPassword: z.union([z.literal(''), newPasswordSchema]).optional(),
  })
  .refine(({ currentPassword, newPassword }) => !newPassword || currentPassword, {
    path: ['currentPassword'],
    error: accountsErrorTexts.PROFILE_PASSWORD_WRONG,
  })
export type UpdateProfileRequest = z.infer<typeof updateProfileRequestSchema>

export const profileImageAnswerSchema = z.object({
  success: z.literal(true),
  message: z.string(),
  profileImage: userSchema.shape.profileImage,
})

export const newsletterSchema = z.object({ newsletter: z.boolean() })

export const deleteAccountRequestSchema = z.object({
  password: typedPassword(accountsTexts.validation.passwordRequired),
})

export const calls = {
  updateProfile: {
    body: updateProfileRequestSchema,
    answer: z.object({
      success: z.literal(true),
      message: z.string(),
      user: userSchema,
    }),
  },
  uploadProfileImage: { answer: profileImageAnswerSchema },
  removeProfileImage: { answer: profileImageAnswerSchema },
  newsletterChoice: { answer: newsletterSchema },
  chooseNewsletter: {
    body: newsletterSchema,
    answer: newsletterSchema.extend({
      success: z.literal(true),
      message: z.string(),
    }),
  },
  deleteAccount: { body: deleteAccountRequestSchema, answer: messageAnswerSchema },
} satisfies Calls
