import type { FieldOfCode } from '#ui/forms/field-errors.ts'

/** Where the refusals of a barber's data are shown. */
export const fieldOfCode: FieldOfCode = {
  EMAIL_TAKEN: 'email',
  BARBER_EMAIL_TAKEN: 'email',
  PROFILE_PASSWORD_WRONG: 'currentPassword',
}
