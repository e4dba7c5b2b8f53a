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

/** Asked for where the own e-mail or password changes. */
const ownPasswordSchema = z.string().max(128).optional()

/** A user as the owner sees them: never a password, not even its hash. */
export const adminUserSchema = userSchema.extend({
  barber: personRefSchema.nullable(),
  /** The owner has said that this login opens no barber's profile, also not the one with its address. */
  withoutProfile: z.boolean(),
  createdAt: instantText,
  updatedAt: instantText,
})
export type AdminUser = z.infer<typeof adminUserSchema>

const columns = ['name', 'email', 'phone', 'role', 'createdAt'] as const
export type UserColumn = (typeof columns)[number]
/** A column, with a minus in front from the end. */
export type UserSort = UserColumn | `-${UserColumn}`
const sorts: readonly UserSort[] = columns.flatMap((column): UserSort[] => [column, `-${column}`])

export const usersQuerySchema = pageQuerySchema.extend({
  /** Part of a name, an address or a number. */
  search: z.string().trim().max(120).optional(),
  role: z.enum(roles).optional(),
  sort: z.enum(sorts).default('name'),
})
export type UsersQuery = z.infer<typeof usersQuerySchema>
export const usersAnswerSchema = pageAnswer(adminUserSchema)
export type UsersAnswer = z.infer<typeof usersAnswerSchema>

const barberIdSchema = idSchema(validation.barberInvalid).nullable()

/** Without a barberId a barber is linked to the profile with the same e-mail, if there is one. */
export const createUserRequestSchema = z.object({
  ...personSchema.shape,
  role: z.enum(roles).default('client'),
  password: newPasswordSchema,
  barberId: barberIdSchema.optional(),
})
export type CreateUserRequest = z.infer<typeof createUserRequestSchema>

/** What is left out stays; updatedAt is what the screen read. */
export const changeUserRequestSchema = z.object({
  firstName: createUserRequestSchema.shape.firstName.optional(),
  lastName: createUserRequestSchema.shape.lastName.optional(),
  email: emailSchema.optional(),
  currentPassword: ownPasswordSchema,
  phone: phoneSchema.optional(),
  role: z.enum(roles).optional(),
  /** Null unlinks; left out, a new barber is linked by e-mail and an old one keeps the profile. */
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
