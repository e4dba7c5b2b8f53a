import { z } from 'zod'

import { personSchema } from '#features/accounts/person.contract.ts'

import type { GuestDetails } from '../../booking.contract.ts'

export type DetailErrors = Partial<Record<keyof GuestDetails, string>>

export function detailErrors(details: GuestDetails): DetailErrors {
  const result = personSchema.safeParse(details)
  if (result.success) return {}
  const { fieldErrors } = z.flattenError(result.error)
  const errors: DetailErrors = {}
  for (const field of ['firstName', 'lastName', 'email', 'phone'] as const) {
    const [complaint] = fieldErrors[field] ?? []
    if (complaint) errors[field] = complaint
  }
  return errors
}
