import type { FieldErrors } from '#ui/forms/field-errors.ts'

import type { GuestDetails } from '../../booking.contract.ts'
import type { DetailErrors } from './guest-details.schema.ts'

export type RefusedDetails = { details: GuestDetails; errors: FieldErrors }

const names = ['firstName', 'lastName', 'email', 'phone'] as const

export function withRefused(
  errors: DetailErrors,
  details: GuestDetails,
  refused: RefusedDetails | null,
): DetailErrors {
  const all = { ...errors }
  for (const name of names) {
    const message = refused?.details[name] === details[name] ? refused.errors[name] : undefined
    if (message !== undefined) all[name] ??= message
  }
  return all
}
