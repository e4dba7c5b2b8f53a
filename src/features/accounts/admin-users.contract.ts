import { z } from 'zod'

import { roles } from '#shared/contracts/access.ts'
import { personRefSchema } from '#shared/contracts/answered-people.ts'
import { instantText } from '#shared/contracts/answered-values.ts'
import { messageAnswerSchema, pageAnswer } from '#shared/contracts/answers.ts'
import type { Calls } from '#shared/contracts/endpoint.ts'
import { pageQuerySchema } from '#shared/contracts/pagination.ts'
import { idSchema } from '#shared/ids.ts'

import { newPasswordSchema, userSchema } from './accounts.contract.ts'
import { accountsTexts } from './accounts.it.ts'
import { emailSchema, personSchema, phoneSchema } from './person.contract.ts'

const { validation } = accountsTexts

const ownPasswordSchema = z.string().max(128).optional()

export const adminUserSchema = userSchema.extend({
  barber: personRefSchema.nullable(),
  /** The owner has unlinked every barber profile: not even the profile with the same e-mail opens. */
  withoutProfile: z.boolean(),
  createdAt: instantText,
  updatedAt: instantText,
})
export type AdminUser = z.infer<typeof adminUserSchema>

const columns = ['name', 'email', 'phone', 'role', 'createdAt'] as const
export type UserColumn = (typeof columns)[number]
export type UserSort = UserColumn | `-${UserColumn}`
const sorts: readonly UserSort[] = columns.flatMap((column): UserSort[] => [column, `-${column}`])

export const usersQuerySchema = pageQuerySchema.extend({
  search: z.string().trim().max(120).optional(),
  role: z.enum(roles).optional(),
  sort: z.enum(sorts).default('name'),
})
export type UsersQuery = z.infer<typeof usersQuerySchema>
export const usersAnswerSchema = pageAnswer(adminUserSchema)
export type UsersAnswer = z.infer<typeof usersAnswerSchema>

const barberIdSchema = idSchema(validation.barberInvalid).nullable()

/** Without a barberId, a new barber is linked to the profile with the same e-mail, if there is one. */
export const createUserRequestSchema = z.object({
  ...personSchema.shape,
  role: z.enum(roles).default('client'),
  password: newPasswordSchema,
  barberId: barberIdSchema.optional(),
})
export type CreateUserRequest = z.infer<typeof createUserRequestSchema>

/** Omitted fields keep their value; updatedAt is the version that the screen had read. */
export const changeUserRequestSchema = z.object({
  firstName: createUserRequestSchema.shape.firstName.optional(),
  lastName: createUserRequestSchema.shape.lastName.optional(),
  email: emailSchema.optional(),
  currentPassword: ownPasswordSchema,
  phone: phoneSchema.optional(),
  role: z.enum(roles).optional(),
  /**
   * Null unlinks the profile. If omitted, a new barber is linked by e-mail and an existing one keeps the
   * profile.
   */
  barberId: barberIdSchema.optional(),
  updatedAt: z.iso.datetime().optional(),
})
export type ChangeUserRequest = z.infer<typeof changeUserRequestSchema>

export const staffPasswordResetSchema = z.object({
  newPassword: z
    .string(validation.userAndPasswordRequired)
    .min(1, validation.userAndPasswordRequired)
    .pipe(newPasswordSchema),
  currentPassword: ownPasswordSchema,
})
export type StaffPasswordReset = z.infer<typeof staffPasswordResetSchema>

export const calls = {
  users: { query: usersQuerySchema, answer: usersAnswerSchema },
  createUser: { body: createUserRequestSchema, answer: adminUserSchema, status: 201 },
  changeUser: { body: changeUserRequestSchema, answer: adminUserSchema },
  deleteUser: { answer: messageAnswerSchema },
  resetUserPassword: { body: staffPasswordResetSchema, answer: messageAnswerSchema },
  sendResetLink: { answer: messageAnswerSchema },
} satisfies Calls
