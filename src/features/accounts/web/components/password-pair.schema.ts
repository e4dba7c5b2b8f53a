import { z } from 'zod'

import {
  changePasswordRequestSchema,
  newPasswordSchema,
  registerRequestSchema,
} from '../../accounts.contract.ts'
import { accountsTexts } from '../../accounts.it.ts'

type Passwords = { password?: unknown; confirmPassword?: unknown }
const areSame = ({ password, confirmPassword }: Passwords) => password === confirmPassword

const differ = {
  path: ['confirmPassword'],
  error: accountsTexts.validation.passwordsDiffer,
}

/** The contract's registration, typed twice where it matters. */
export const registerFormSchema = registerRequestSchema
  .omit({ humanVerified: true })
  .extend({ confirmPassword: z.string() })
  .refine(areSame, differ)

export const newPasswordFormSchema = z
  .object({ password: newPasswordSchema, confirmPassword: z.string() })
  .refine(areSame, differ)

export const changePasswordFormSchema = z
  .object({
    currentPassword: changePasswordRequestSchema.shape.currentPassword,
    password: newPasswordSchema,
    confirmPassword: z.string(),
  })
  .refine(areSame, differ)

/** As typed. */
export type RegisterFormFields = z.input<typeof registerFormSchema>
export type RegisterFormValues = z.infer<typeof registerFormSchema>
