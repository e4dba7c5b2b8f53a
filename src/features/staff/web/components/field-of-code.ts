import type { FieldOfCode } from '#ui/forms/field-errors.ts'

/** Maps error codes to form fields. */
export const fieldOfCode: FieldOfCode = {
  EMAIL_TAKEN: 'email',
  BARBER_EMAIL_TAKEN: 'email',
  PROFILE_PASSWORD_WRONG: 'currentPassword',
}
