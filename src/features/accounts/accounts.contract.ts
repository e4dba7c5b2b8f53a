import { z } from 'zod'

import { roles } from '#shared/contracts/access.ts'
import { contactDetailsSchema } from '#shared/contracts/answered-people.ts'
import { messageAnswerSchema } from '#shared/contracts/answers.ts'
import type { Calls } from '#shared/contracts/endpoint.ts'
import { cleanedEmail } from '#shared/email.ts'
import { idSchema, idText } from '#shared/ids.ts'

import { accountsTexts } from './accounts.it.ts'
import { opaquePassword } from './password.rules.ts'
import { emailSchema, maxEmailLength, personSchema } from './person.contract.ts'

const { validation } = accountsTexts

export const userSchema = z.object({
  _id: idText,
  ...contactDetailsSchema.shape,
  role: z.enum(roles).catch('client'),
  barberId: idText.nullable(),
  profileImage: z.object({ url: z.string() }).nullable(),
  emailVerified: z.boolean(),
  /** True while a password chosen by the owner is in use: the user must change it before anything else. */
  mustChangePassword: z.boolean(),
})
export type User = z.infer<typeof userSchema>

export const minPasswordLength = 8
export const maxPasswordLength = 128

export const newPasswordSchema = z
  .string(validation.passwordRequired)
  .overwrite(opaquePassword)
  .min(minPasswordLength, validation.passwordTooShort)
  .max(maxPasswordLength, validation.passwordTooLong)

export const loginRequestSchema = z.object({
  email: z
    .string(validation.emailRequired)
    .overwrite(cleanedEmail)
    .min(1, validation.emailRequired)
    .max(maxEmailLength, validation.emailInvalid),
  password: z.string(validation.passwordRequired).min(1, validation.passwordRequired).max(1000),
})

export const sessionAnswerSchema = z.object({ success: z.literal(true), token: z.string(), user: userSchema })
export type SessionAnswer = z.infer<typeof sessionAnswerSchema>

/** `website` is a honeypot: people never see the field. */
export const registerRequestSchema = z.object({
  ...personSchema.shape,
  password: z
    .string(validation.passwordRequired)
    .overwrite(opaquePassword)
    .min(minPasswordLength, validation.registrationPasswordTooShort)
    .max(maxPasswordLength, validation.passwordTooLong),
  humanVerified: z.literal(true, validation.humanVerification),
  website: z.string().max(200).optional(),
})
export type RegisterRequest = z.infer<typeof registerRequestSchema>

export const resetPasswordRequestSchema = z.object({ email: emailSchema })

export const changePasswordRequestSchema = z.object({
  userId: idSchema(),
  currentPassword: z.string(validation.passwordRequired).min(1, validation.passwordRequired).max(1000),
  newPassword: newPasswordSchema,
})

export const verifyEmailRequestSchema = z.object({
  token: z.string(validation.linkInvalid).min(1, validation.linkInvalid).max(200, validation.linkInvalid),
  password: z.string(validation.passwordRequired).min(1, validation.passwordRequired).max(1000),
})

export const calls = {
  logIn: { body: loginRequestSchema, answer: sessionAnswerSchema },
  register: { body: registerRequestSchema, answer: messageAnswerSchema, status: 201 },
  ownUser: { answer: userSchema },
  refreshToken: { answer: sessionAnswerSchema },
  logOut: { answer: messageAnswerSchema },
  requestPasswordReset: { body: resetPasswordRequestSchema, answer: messageAnswerSchema },
  confirmPasswordReset: {
    body: z.object({
      token: z.string(validation.linkInvalid).min(1, validation.linkInvalid).max(200, validation.linkInvalid),
      password: newPasswordSchema,
    }),
    answer: messageAnswerSchema,
  },
  changePassword: { body: changePasswordRequestSchema, answer: messageAnswerSchema },
  verifyEmail: { body: verifyEmailRequestSchema, answer: messageAnswerSchema },
} satisfies Calls
