import { z } from 'zod'

import {
  changePasswordRequestSchema,
  newPasswordSchema,
  registerRequestSchema,
} from '../../accounts.contract.ts'
import { accountsTexts } from '../../accounts.it.ts'
import { opaquePassword } from '../../password.rules.ts'

const confirmPassword = z.string().overwrite(opaquePassword)
type Passwords = { password?: unknown; confirmPassword?: unknown }
const areSame = (typed: Passwords) => typed.password === typed.confirmPassword

const differ = {
  path: ['confirmPassword'],
  error: accountsTexts.validation.passwordsDiffer,
}

export const registerFormSchema = registerRequestSchema
  .omit({ humanVerified: true })
  .extend({ confirmPassword })
  .refine(areSame, differ)

export const newPasswordFormSchema = z
  .object({ password: newPasswordSchema, confirmPassword })
  .refine(areSame, differ)

export const changePasswordFormSchema = z
  .object({
    currentPassword: changePasswordRequestSchema.shape.currentPassword,
    password: newPasswordSchema,
    confirmPassword,
  })
  .refine(areSame, differ)

export type RegisterFormFields = z.input<typeof registerFormSchema>
export type RegisterFormValues = z.infer<typeof registerFormSchema>
