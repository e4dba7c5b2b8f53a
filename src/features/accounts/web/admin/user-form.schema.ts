import { z } from 'zod'

import { createUserRequestSchema } from '../../admin-users.contract.ts'

/** What the select of barber profiles holds besides ids. */
export const byEmail = 'by-email'
export const noProfile = 'none'

const barberId = z
  .string()
  .default(byEmail)
  .transform((choice) => (choice === byEmail ? undefined : choice === noProfile ? null : choice))

/** A user as the fields of the form hold them. */
export const newUserFormSchema = createUserRequestSchema.extend({ barberId })
export const userFormSchema = newUserFormSchema.omit({ password: true })
export type UserFormValues = z.infer<typeof userFormSchema> & { password?: string }
