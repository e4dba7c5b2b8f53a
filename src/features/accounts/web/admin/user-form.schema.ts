import { z } from 'zod'

import { type Role, roles } from '#shared/contracts/access.ts'

import { changeUserRequestSchema, createUserRequestSchema } from '../../admin-users.contract.ts'

export const byEmail = 'by-email'
export const noProfile = 'none'

const newUser = createUserRequestSchema.extend({
  role: z.enum(roles),
  barberId: z.string(),
  currentPassword: changeUserRequestSchema.shape.currentPassword,
})

export const newUserFormSchema = newUser.transform(withProfile)
export const userFormSchema = newUser.omit({ password: true }).transform(withProfile)
export type UserFormFields = z.input<typeof userFormSchema> & { password?: string }
export type UserFormValues = z.infer<typeof userFormSchema> & { password?: string }

function withProfile<User extends { role: Role; barberId: string }>(user: User) {
  const isByEmail = user.role !== 'barber' || user.barberId === byEmail
  return { ...user, barberId: isByEmail ? undefined : user.barberId === noProfile ? null : user.barberId }
}
