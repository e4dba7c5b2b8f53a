import { z } from 'zod'

import { newPasswordSchema } from '../../accounts.contract.ts'
import { opaquePassword } from '../../password.rules.ts'
import { optionalPhoneSchema, personSchema } from '../../person.contract.ts'
import { profileScreenTexts } from '../../profile-screens.it.ts'
import type { UpdateProfileRequest } from '../../profile.contract.ts'

const { password: texts } = profileScreenTexts

export const profileFormSchema = z
  .object({
    firstName: personSchema.shape.firstName,
    lastName: personSchema.shape.lastName,
    phone: optionalPhoneSchema,
    currentPassword: z.string(),
    newPassword: z.string().overwrite(opaquePassword),
    confirmPassword: z.string().overwrite(opaquePassword),
  })
  .superRefine(({ currentPassword, newPassword, confirmPassword }, context) => {
    const refuse = (name: string, message: string) =>
      context.addIssue({ code: 'custom', path: [name], message })
    if (newPassword === '' && confirmPassword === '') return
    if (newPassword !== confirmPassword) return refuse('confirmPassword', texts.differ)
    const { error } = newPasswordSchema.safeParse(newPassword)
    if (error) refuse('newPassword', error.issues[0]?.message ?? '')
    if (currentPassword === '') refuse('currentPassword', texts.currentMissing)
  })
export type ProfileFields = z.infer<typeof profileFormSchema>

/** Passwords are sent only when both are filled, with the e-mail of their account. */
export function profileRequestOf(
  { firstName, lastName, phone, currentPassword, newPassword }: ProfileFields,
  email: string,
): UpdateProfileRequest {
  const person = { firstName, lastName, phone }
  return currentPassword && newPassword ? { ...person, currentPassword, newPassword, email } : person
}
